/** The parts of Swagger UI that its plugins use. */
export interface SwaggerUi {
  readonly React: React;
  readonly fn: object;
  readonly getComponent: (name: string) => unknown;
  readonly specSelectors: { readonly specJson: () => SpecJson };
  readonly specActions: { readonly updateJsonSpec: (document: object) => void };
  readonly authSelectors: { readonly authorized: () => { readonly getIn: (path: string[]) => unknown } };
  readonly layoutSelectors: { readonly currentFilter: () => unknown };
  readonly layoutActions: { readonly updateFilter: (phrase: string) => void };
}

export interface React {
  readonly Fragment: unknown;
  readonly createElement: (type: unknown, properties: object | null, ...children: unknown[]) => unknown;
  readonly useState: <Value>(start: Value) => [Value, (value: Value) => void];
}

/** An immutable form of the document. */
export interface SpecJson {
  readonly toJS: () => unknown;
  readonly getIn: (path: readonly string[]) => { readonly toJS: () => unknown } | undefined;
}
