import type { ComponentChildren } from 'preact';
import { Menu } from '../widgets/Menu';

interface ExportMenuProps {
  choices: { label: string; sentence: string; run(): void }[];
  /** Settings of the export, above the choices. */
  children?: ComponentChildren;
}

/** What can be saved, each with what it is good for. */
export function ExportMenu({ choices, children }: ExportMenuProps) {
  return (
    <Menu label="Export" align="right">
      {(close) => (
        <>
          {children}
          {choices.map(({ label, sentence, run }) => (
            <button
              type="button"
              class="menu-item"
              key={label}
              onClick={() => {
                close();
                run();
              }}
            >
              <span>{label}</span>
              <span class="sentence">{sentence}</span>
            </button>
          ))}
        </>
      )}
    </Menu>
  );
}
