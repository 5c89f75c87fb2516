import type { SymbolType } from '@observablehq/plot';
import type { Shape } from '../../widgets/shapes';

/** A shape as Plot takes symbols: an object that draws itself with a given area. */
export function pathShape(shape: Shape): SymbolType {
  return { draw: (pen, area) => shape.trace(pen, Math.sqrt(area / Math.PI)) };
}
