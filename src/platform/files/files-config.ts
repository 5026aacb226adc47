import { fileURLToPath } from 'node:url';

/** Where the bytes of files are. */
export type FilesConfig =
  | { readonly in: 'database' }
  | { readonly in: 'folder'; readonly folder: string }
  | ({ readonly in: 'bucket' } & BucketConfig);

export interface BucketConfig {
  /** The address of the bucket, with a slash at the end. */
  readonly address: string;
  /** What all keys in the bucket begin with. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: { reveal(): string };
}

/** A bucket whose secret is still a plain text. */
type UrlBucket = Omit<BucketConfig, 'secretAccessKey'> & { readonly secretAccessKey: string };

export type UrlFiles = Exclude<FilesConfig, { in: 'bucket' }> | ({ readonly in: 'bucket' } & UrlBucket);

/**
 * Where `postgres`, `file:///path` or `s3://key:secret@bucket/prefix?endpoint=…&region=…` leads; undefined for any
 * other text.
 */
export function filesOf(text: string): UrlFiles | undefined {
  if (text === 'postgres') return { in: 'database' };
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol === 'file:') return folderOf(url);
  return url.protocol === 's3:' ? bucketOf(url) : undefined;
}

function folderOf(url: URL): UrlFiles | undefined {
  if (url.host !== '' || url.pathname === '/') return undefined;
  return { in: 'folder', folder: fileURLToPath(url) };
}

/** The bucket stands in the path of its address, which every store understands. */
function bucketOf({ hostname, pathname, username, password, searchParams }: URL): UrlFiles | undefined {
  const region = searchParams.get('region') ?? 'us-east-1';
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (hostname === '' || username === '' || password === '' || !isEndpoint(endpoint)) return undefined;
  const prefix = pathname.replace(/^\/|\/$/g, '');
  return {
    in: 'bucket',
    address: `${endpoint.replace(/\/$/, '')}/${hostname}/`,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}

function isEndpoint(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
