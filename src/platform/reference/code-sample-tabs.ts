/*
 * Plugins of Swagger UI that show the samples of an operation (`x-codeSamples`) in tabs, above its responses.
 *
 * The browser gets only the source text of a plugin. Each plugin is therefore self-contained: it imports nothing and
 * uses nothing from outside its braces. They share components through `getComponent`.
 */

/** A button that copies a sample. */
export function codeSampleCopyPlugin({ React }: Pick<SwaggerUi, 'React'>): object {
  const { navigator } = globalThis as unknown as Browser;

  /** Browsers offer the clipboard only where the page is secure. */
  function CodeSampleCopy({ text }: { text: string }): unknown {
    const [done, setDone] = React.useState(0);
    if (navigator.clipboard === undefined) return null;
    const onClick = (): void => {
      void navigator.clipboard?.writeText(text).then(() => setDone(1));
    };
    const properties = { type: 'button', className: 'code-sample-copy', onClick };
    return React.createElement('button', properties, done === 1 ? 'Copied' : 'Copy');
  }

  return { components: { CodeSampleCopy } };
}

/** The tabs, one per language. The chosen language applies to every operation that is opened later. */
export function codeSampleTabsPlugin({ React }: Pick<SwaggerUi, 'React'>): object {
  const make = React.createElement;
  let chosen = '';
  const { location } = globalThis as unknown as Browser;
  // The samples are generated for the default address. Readers of this page want its own.
  const sourceOf = (sample: Sample | undefined): string =>
    (sample?.source ?? '').replaceAll('http://127.0.0.1:3000', location.origin);

  function CodeSampleTabs({ samples, name, getComponent }: TabsProperties): unknown {
    const start = samples.findIndex(({ label }) => label === chosen);
    const [at, setAt] = React.useState(Math.max(start, 0));
    const choose = (index: number): void => {
      chosen = samples[index]?.label ?? '';
      setAt(index);
    };
    const onKeyDown = ({ key, currentTarget }: TabKey): void => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      if (step === 0) return;
      const next = (at + step + samples.length) % samples.length;
      choose(next);
      currentTarget.children[next]?.focus();
    };
    const tabs = samples.map(({ label }, index) => {
      const isHere = index === at;
      const state = { role: 'tab', type: 'button', 'aria-selected': isHere, tabIndex: isHere ? 0 : -1 };
      return make('button', { ...state, key: label, onClick: () => choose(index) }, label);
    });
    const list = { className: 'code-sample-tabs', role: 'tablist', 'aria-label': 'Language', onKeyDown };
    const panel = { className: 'code-sample', role: 'tabpanel', tabIndex: 0, 'aria-label': name };
    return make(
      'div',
      { className: 'code-samples' },
      make(
        'div',
        { className: 'opblock-section-header' },
        make('h4', null, 'Code'),
        make('div', list, ...tabs),
        make(getComponent('CodeSampleCopy'), { key: at, text: sourceOf(samples[at]) }),
      ),
      make('pre', panel, make('code', null, sourceOf(samples[at]))),
    );
  }

  return { components: { CodeSampleTabs } };
}

/** Shows the tabs above the responses of each operation that has samples. */
export function codeSamplesPlugin(): object {
  function withSamples(original: unknown, { React, getComponent }: SwaggerUi) {
    return (properties: OperationProperties): unknown => {
      const { specSelectors, path, method } = properties;
      const found = specSelectors.specJson().getIn(['paths', path, method, 'x-codeSamples']);
      const element = React.createElement(original, properties);
      if (found === undefined) return element;
      const tabs = { samples: found.toJS(), name: `${method} ${path}`, getComponent };
      const CodeSampleTabs = getComponent('CodeSampleTabs');
      return React.createElement(React.Fragment, null, React.createElement(CodeSampleTabs, tabs), element);
    };
  }

  return { wrapComponents: { responses: withSamples } };
}

/** The part of the browser that the plugins use. */
interface Browser {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly clipboard?: { readonly writeText: (text: string) => Promise<void> } };
}

interface Sample {
  readonly label: string;
  readonly source: string;
}

/** The part of Swagger UI that the plugins use. */
interface SwaggerUi {
  readonly React: {
    readonly Fragment: unknown;
    readonly createElement: (type: unknown, properties: object | null, ...children: unknown[]) => unknown;
    readonly useState: (start: number) => [number, (value: number) => void];
  };
  readonly getComponent: (name: string) => unknown;
}

interface TabsProperties {
  readonly samples: readonly Sample[];
  /** The name of the operation, for screen readers. */
  readonly name: string;
  readonly getComponent: SwaggerUi['getComponent'];
}

interface OperationProperties {
  readonly path: string;
  readonly method: string;
  readonly specSelectors: {
    readonly specJson: () => {
      readonly getIn: (path: readonly string[]) => { readonly toJS: () => readonly Sample[] } | undefined;
    };
  };
}

interface TabKey {
  readonly key: string;
  readonly currentTarget: { readonly children: readonly ({ readonly focus: () => void } | undefined)[] };
}
