/** Line icons, 16 px, in the colour of the text. Always beside a word or on a control with a name. */
const kPaths = {
  down: 'M4.5 6.5 8 10l3.5-3.5',
  right: 'M6.5 4.5 10 8l-3.5 3.5',
  link: 'M6.5 9.5 9.5 6.5M7 4.8l1.6-1.6a2.7 2.7 0 0 1 3.9 3.9L10.9 8.7M9 11.2l-1.6 1.6a2.7 2.7 0 0 1-3.9-3.9L5.1 7.3',
  upload: 'M8 10.5V3M5 5.5 8 2.5l3 3M2.5 9.5v4h11v-4',
  theme: 'M8 2.2a5.8 5.8 0 1 0 0 11.6zM8 2.2a5.8 5.8 0 0 1 0 11.6',
  check: 'M3 8.5 6.5 12 13 4.5',
  warn: 'M8 2.5 14.2 13.5H1.8zM8 6.5v3.2M8 11.4v.4',
  question: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 4.8v4M8 10.8v.5',
  help: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM6.2 6.3a1.8 1.8 0 1 1 2.7 1.6c-.6.4-.9.7-.9 1.4M8 11.3v.3',
  out: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM5 8h6',
  close: 'M4 4l8 8M12 4l-8 8',
  views: 'M4 2.5h8v11L8 10.5l-4 3z',
} as const;

export type IconName = keyof typeof kPaths;

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {name === 'theme' && <path d="M8 2.2a5.8 5.8 0 0 1 0 11.6z" fill="currentColor" stroke="none" />}
      <path d={kPaths[name]} />
    </svg>
  );
}

/** Nine tiles of a grid, three of them open: the mark of the product. */
export function Logo() {
  const tiles = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
  ];
  const open = [
    [2, 1],
    [0, 2],
  ];
  const square = ([x, y]: number[], size: number, inset: number) => ({
    x: x! * 7 + inset,
    y: y! * 7 + inset,
    width: size,
    height: size,
  });
  return (
    <svg width="21" height="21" viewBox="0 0 21 21" aria-hidden="true">
      {tiles.map((at) => (
        <rect {...square(at, 6, 0.5)} rx="0.8" fill="currentColor" />
      ))}
      {open.map((at) => (
        <rect {...square(at, 4.8, 1.1)} rx="0.6" fill="none" stroke="currentColor" stroke-width="1.2" />
      ))}
    </svg>
  );
}
