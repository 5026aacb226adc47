/** The style of samples in tabs. */
export const samplesStyle = `
  .samples, .code-samples { margin: 0.5rem 0 1rem; }
  .samples figure { position: relative; margin: 0 0 0.75rem; }
  .samples figcaption { color: var(--faint); font-size: 0.85rem; }
  .samples pre { margin-top: 0.25rem; }
  .tabs { display: flex; flex-wrap: wrap; gap: 4px; }
  .tabs button, .copy { min-height: 24px; padding: 3px 12px; border: 1px solid var(--line); border-radius: 6px;
    background: var(--ground); color: var(--ink); font: 600 0.8rem/1.4 system-ui, sans-serif; cursor: pointer; }
  .tabs button[aria-selected='true'] { border-color: var(--fill); background: var(--fill); color: #fff; }
  .samples .copy { position: absolute; inset-block-start: 0.6rem; inset-inline-end: 0.6rem; }
  .wide { overflow-x: auto; }
`;
