import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { drawPlot, Formats } from './plot';
import type { Scene } from './scene';

type Draw = typeof drawPlot;

// Fetched while the engine starts, so that it never delays the first ranking.
const loadPlot = () => import('./plot').then((module) => module.drawPlot);
let loaded: Draw | null = null;

/** Draws a scene into an element with Observable Plot; marks that stay glide to their new places. */
export function usePlot(scene: Scene | null, formats: Formats) {
  const ref = useRef<HTMLDivElement>(null);
  const [draw, setDraw] = useState<Draw | null>(() => loaded);
  useEffect(() => {
    // The module's own start is work enough for one task.
    if (!draw) void loadPlot().then((loadedDraw) => setTimeout(() => setDraw(() => (loaded = loadedDraw))));
  }, []);
  const before = useRef<Scene | null>(null);
  useLayoutEffect(() => {
    if (!draw || !scene) return;
    const show = () => {
      const svg = draw(scene, formats);
      ref.current!.replaceChildren(svg);
      if (before.current) glide(svg, before.current, scene);
      before.current = scene;
    };
    if (before.current?.points.length === scene.points.length) return show();
    // Other rows are new work for table and cards too: drawn in a task of its own, the page stays responsive.
    const task = setTimeout(show);
    return () => clearTimeout(task);
  }, [draw, scene, formats]);
  return { ref, drawn: draw !== null };
}

const kGlide = { duration: 200, easing: 'ease-out' };

/** Moves each mark from where its row stood in the scene before; only when the size is the same. */
function glide(svg: SVGSVGElement, from: Scene, to: Scene) {
  if (from.width !== to.width || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (from.points.length !== to.points.length) return;
  const old = new Map(from.points.map((point) => [point.row.id, point]));
  const moved = to.points.some((point) => old.get(point.row.id)?.y !== point.y);
  if (!moved) return;
  // Marks are drawn in the order of the points.
  svg.querySelectorAll<SVGPathElement>('.marks path').forEach((element, i) => {
    const point = to.points[i]!;
    const start = old.get(point.row.id);
    if (start) animate(element, start.x - point.x, start.y - point.y);
  });
}

function animate(element: SVGPathElement, dx: number, dy: number) {
  const { e, f } = element.transform.baseVal.getItem(0).matrix;
  const place = (x: number, y: number) => `translate(${x}px, ${y}px)`;
  element.animate([{ transform: place(e + dx, f + dy) }, { transform: place(e, f) }], kGlide);
}
