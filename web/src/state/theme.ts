import { signal, type ReadonlySignal } from '@preact/signals';
import type { Browser } from './browser';

export type Theme = 'system' | 'light' | 'dark';

/** Also read by public/theme.js, before the first paint. */
const kKey = 'tilecast.theme';

/** The chosen theme: kept in this browser, shown as `data-theme` on the root element. */
export function createTheme(browser: Browser): { theme: ReadonlySignal<Theme>; setTheme(theme: Theme): void } {
  const remembered = browser.remembered(kKey);
  const theme = signal<Theme>(remembered === 'light' || remembered === 'dark' ? remembered : 'system');
  const show = () => {
    const dark = theme.value === 'system' ? browser.prefersDark() : theme.value === 'dark';
    browser.showTheme(dark ? 'dark' : 'light');
  };
  browser.onPreferenceChange(show);
  show();
  return {
    theme,
    setTheme(chosen) {
      theme.value = chosen;
      browser.remember(kKey, chosen === 'system' ? null : chosen);
      show();
    },
  };
}
