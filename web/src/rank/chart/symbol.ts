import type { Pen, Shape } from '../../widgets/shapes';

interface PlotSymbol {
  draw(pen: Pen, area: number): void;
}

// One object per shape: Plot and the page compare symbols by identity.
const symbols = new Map<Shape, PlotSymbol>();

/** A shape as Plot takes symbols: an object that draws itself with a given area. */
export function pathShape(shape: Shape): PlotSymbol {
  const known = symbols.get(shape);
  if (known) return known;
  const made: PlotSymbol = { draw: (pen, area) => shape.trace(pen, Math.sqrt(area / Math.PI)) };
  symbols.set(shape, made);
  return made;
}
