// Runs before the first paint, so that the page never flashes in the wrong theme.
(function () {
  let chosen = null;
  try {
    chosen = localStorage.getItem('tilecast.theme');
  } catch {
    // Storage may be blocked; the system's theme is used.
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
