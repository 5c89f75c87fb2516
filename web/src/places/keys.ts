/** The keys of the page, as the list of keys shows them. */
export const kKeys: { keys: string[]; does: string }[] = [
  { keys: ['Tab'], does: 'Go from region to region' },
  { keys: ['←', '→', '↑', '↓'], does: 'Move in chart, table and slider' },
  { keys: ['Home', 'End'], does: 'First and last mark, row or weight' },
  { keys: ['PageUp', 'PageDown'], does: 'Slider: next border where the first place changes; table: ten rows' },
  { keys: ['Shift', '←', '→'], does: 'Slider: steps of 5 %' },
  { keys: ['Enter'], does: 'Details of the row' },
  { keys: ['Space'], does: 'Select the row' },
  { keys: ['/'], does: 'Find a row' },
  { keys: ['?'], does: 'Help, with this list' },
  { keys: ['Esc'], does: 'Close what is open, then clear the selection' },
  { keys: ['Ctrl', 'Z'], does: 'Undo; with Shift redo (the same as back and forward)' },
  { keys: ['Alt', '1…3'], does: 'Places: Rank, Files, About' },
];
