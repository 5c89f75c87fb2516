import type { Pen, Shape } from '../../widgets/shapes';

/** A shape as Plot takes symbols: an object that draws itself with a given area. */
export function pathShape(shape: Shape) {
  return { draw: (pen: Pen, area: number) => shape.trace(pen, Math.sqrt(area / Math.PI)) };
}
