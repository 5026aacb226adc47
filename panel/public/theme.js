// Sets the colour scheme before the first paint, so that a dark panel does not flash white. The theme takes over later.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('countinghouse.theme');
  } catch {
    // Storage is switched off: the system decides.
  }
  var systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  var isDark = chosen === 'dark' || (chosen !== 'light' && systemIsDark);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
