/** What the API reference adds to the style of Swagger UI: badges, samples, and a register that scrolls. */
export const apiReferenceStyle = `
  .swagger-ui .todo-badged { display: inline-flex; flex: none; align-items: center; gap: 8px; }
  .swagger-ui .todo-badged > .todo-badge {
    flex: none; padding: 2px 8px; border-radius: 10px; background: #f59e0b; color: #231400;
    font: 600 11px/1.4 sans-serif; white-space: nowrap; cursor: help;
  }
  .swagger-ui .opblock-tag.no-desc .todo-badged, .swagger-ui .opblock-tag.no-desc .todo-badged > .todo-badge {
    flex: none;
  }
  .swagger-ui .info table {
    display: block; max-height: 24rem; padding: 0; overflow: auto; border: 1px solid #d4d4d4;
  }
  .swagger-ui .info table thead tr th {
    position: sticky; top: 0; padding: 8px 12px; background: #fff7e6; color: #231400; text-align: left;
  }
  .swagger-ui .info table tbody tr td { padding: 6px 12px; vertical-align: top; font-size: 13px; }
  .swagger-ui .info table tbody tr td:first-child {
    padding: 6px 12px; font-weight: 600; white-space: nowrap;
  }
  .swagger-ui .code-sample-tabs { display: flex; flex-wrap: wrap; gap: 4px; }
  .swagger-ui .code-sample-tabs button, .swagger-ui .code-sample-copy {
    padding: 4px 12px; border: 1px solid #6b7280; border-radius: 4px; background: #fff; color: #3b4151;
    font: 600 12px/1.4 sans-serif; cursor: pointer;
  }
  .swagger-ui .code-sample-tabs button[aria-selected="true"] {
    border-color: #3b4151; background: #3b4151; color: #fff;
  }
  .swagger-ui .code-sample-copy { margin-inline-start: 8px; }
  .swagger-ui .code-sample {
    max-height: 24rem; margin: 16px 20px; padding: 12px; overflow: auto; border-radius: 4px; background: #2b2f36;
    color: #f5f5f5; font: 12px/1.5 monospace; white-space: pre;
  }
  .swagger-ui .code-sample code { padding: 0; background: none; color: inherit; font: inherit; }
  .swagger-ui .json-schema-2020-12-keyword--description p { margin: 4px 0; }
`;
