type Json = Record<string, unknown>;

/** Returns the document with the samples of each operation in it, as `x-codeSamples`. Takes them by operation. */
export function withSamples(document: Json, samples: Readonly<Record<string, unknown>>): Json {
  const paths = Object.entries(document['paths'] as Record<string, Record<string, Json>>);
  return {
    ...document,
    paths: Object.fromEntries(
      paths.map(([path, item]) => {
        const sampled = Object.entries(item).map(([method, operation]) => {
          const own = samples[String(operation['operationId'])];
          return [method, own === undefined ? operation : { ...operation, 'x-codeSamples': own }] as const;
        });
        return [path, Object.fromEntries(sampled)];
      }),
    ),
  };
}

/** Reads the document of this service and the samples beside it. */
export async function documentWithSamples(): Promise<Json> {
  const [document, samples] = await Promise.all(['/openapi.json', '/code-samples.json'].map(read));
  return withSamples(document ?? {}, samples ?? {});
}

async function read(path: string): Promise<Json> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return (await answer.json()) as Json;
}
