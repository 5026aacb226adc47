/**
 * Plugin of Swagger UI that shows the samples of an operation (`x-codeSamples`) in tabs, above its responses.
 *
 * What the browser gets of it is its source text: it imports nothing and uses nothing from outside its braces.
 */
export function codeSampleTabsPlugin(): object {
  let chosen = '';

  function samplesOf({ specSelectors, path, method }: OperationProperties): readonly Sample[] {
    const found = specSelectors.specJson().getIn(['paths', path, method, 'x-codeSamples']);
    return found === undefined ? [] : found.toJS();
  }

  function withSamples(original: unknown, { React }: SwaggerUi) {
    const make = React.createElement;

    function Tabs({
      samples,
      name,
    }: {
      readonly samples: readonly Sample[];
      readonly name: string;
    }): unknown {
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
        ),
        make('pre', panel, make('code', null, samples[at]?.source)),
      );
    }

    return (properties: OperationProperties): unknown => {
      const samples = samplesOf(properties);
      const element = make(original, properties);
      if (samples.length === 0) return element;
      const name = `${properties.method} ${properties.path}`;
      return make(React.Fragment, null, make(Tabs, { samples, name }), element);
    };
  }

  return { wrapComponents: { responses: withSamples } };
}

interface Sample {
  readonly label: string;
  readonly source: string;
}

/** What the plugin uses of Swagger UI. */
interface SwaggerUi {
  readonly React: {
    readonly Fragment: unknown;
    readonly createElement: (type: unknown, properties: object | null, ...children: unknown[]) => unknown;
    readonly useState: (start: number) => [number, (value: number) => void];
  };
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
