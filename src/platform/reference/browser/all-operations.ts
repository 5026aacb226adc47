import type { SwaggerUi } from './swagger-ui.js';

type Element = unknown;

/** A map of Immutable from the name of each group to the group. */
interface Groups {
  readonly map: (change: (group: Group, name: string) => Element) => Groups;
  readonly valueSeq: () => { readonly toArray: () => Element[] };
}

interface Group {
  readonly get: (name: 'operations') => { readonly toArray: () => Listed[] };
}

interface Listed {
  readonly get: (name: 'path' | 'method' | 'specPath') => unknown;
}

/** What Swagger UI gives to the component. */
interface Properties extends SwaggerUi {
  readonly specSelectors: SwaggerUi['specSelectors'] & {
    readonly taggedOperations: () => Groups;
    readonly url: () => string;
  };
  readonly getComponent: (name: string, isConnected?: boolean) => unknown;
}

/**
 * Lists every operation at once.
 *
 * Of 150 lines and more, Swagger UI keeps only those near the window in the page, where neither the browser's search
 * nor a link finds the others.
 */
export function allOperationsPlugin({ React: { createElement } }: SwaggerUi): object {
  return {
    components: {
      operations: (properties: Properties): Element => {
        const { specSelectors, getComponent } = properties;
        const Tag = getComponent('OperationTag');
        const One = getComponent('OperationContainer', true);
        const groups = specSelectors.taggedOperations().map((tagObj, tag) => {
          const operations = tagObj
            .get('operations')
            .toArray()
            .map((op) => {
              const [path, method] = [String(op.get('path')), String(op.get('method'))];
              const given = { specPath: op.get('specPath'), op, path, method, tag };
              return createElement(One, { key: `${method} ${path}`, ...given });
            });
          const given = { ...properties, key: tag, tagObj, tag, specUrl: specSelectors.url() };
          return createElement(Tag, given, createElement('div', null, ...operations));
        });
        return createElement('div', null, ...groups.valueSeq().toArray());
      },
    },
  };
}
