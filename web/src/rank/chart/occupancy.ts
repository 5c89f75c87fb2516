/** A coarse picture of what is already drawn, to put texts where nothing is. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const kCell = 4;

export class Occupancy {
  private readonly columns: number;
  private readonly rows: number;
  private readonly taken: Uint8Array;

  constructor(private readonly frame: Box) {
    this.columns = Math.max(1, Math.ceil((frame.right - frame.left) / kCell));
    this.rows = Math.max(1, Math.ceil((frame.bottom - frame.top) / kCell));
    this.taken = new Uint8Array(this.columns * this.rows);
  }

  take(box: Box) {
    this.visit(box, (cell) => ((this.taken[cell] = 1), true));
  }

  takeLine(x1: number, y1: number, x2: number, y2: number) {
    const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / kCell);
    for (let i = 0; i <= steps; ++i) {
      const x = x1 + ((x2 - x1) * i) / (steps || 1);
      const y = y1 + ((y2 - y1) * i) / (steps || 1);
      this.take({ left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 });
    }
  }

  /** Inside the frame and nothing under it. */
  free(box: Box): boolean {
    const { frame } = this;
    if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom)
      return false;
    return this.visit(box, (cell) => !this.taken[cell]);
  }

  /** Calls `each` for the cells of a box as long as it returns true; tells whether it always did. */
  private visit(box: Box, each: (cell: number) => boolean): boolean {
    const { frame } = this;
    const first = Math.max(0, Math.floor((box.left - frame.left) / kCell));
    const last = Math.min(this.columns - 1, Math.floor((box.right - frame.left) / kCell));
    const bottom = Math.min(this.rows - 1, Math.floor((box.bottom - frame.top) / kCell));
    for (let row = Math.max(0, Math.floor((box.top - frame.top) / kCell)); row <= bottom; ++row) {
      for (let column = first; column <= last; ++column) {
        if (!each(row * this.columns + column)) return false;
      }
    }
    return true;
  }
}
