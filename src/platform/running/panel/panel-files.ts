import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Request, Response } from 'express';

/** The path of a built file. No part begins with a dot, so it names no hidden file and stays in the folder. */
const FILE = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$/;

/** The page is not served as a file, because it needs a nonce. */
const PAGE = '/index.html';

/** These files have a hash of their content in their names. */
const ASSETS = '/assets/';

/** The build writes compressed copies beside its files, with these suffixes; the better one first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Whether a request path names a file of the built panel. Raises nothing. */
export async function hasFile(folder: string, path: string): Promise<boolean> {
  return path !== PAGE && FILE.test(path) && isFile(join(folder, path));
}

/**
 * Sends a file of the built panel, compressed if there is such a copy and the client accepts it.
 *
 * `hasFile` must have found the path. Returns whether it was sent; false only if it has just been removed.
 */
export async function sendPanelFile(folder: string, request: Request, response: Response): Promise<boolean> {
  const { path } = request;
  const copy = await compressedCopy(folder, request);
  const isHashed = path.startsWith(ASSETS);
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.vary('Accept-Encoding').type(extname(path));
  if (copy !== undefined) response.setHeader('Content-Encoding', copy.encoding);
  const options = { root: folder, cacheControl: false, acceptRanges: false, dotfiles: 'ignore' } as const;
  return new Promise((resolve, reject) => {
    response.sendFile(`${path}${copy?.ending ?? ''}`, options, (error?: Error) => {
      if (error === undefined || response.headersSent) return resolve(true);
      for (const header of ['Cache-Control', 'Content-Encoding', 'Content-Type'])
        response.removeHeader(header);
      return isMissing(error) ? resolve(false) : reject(error);
    });
  });
}

async function compressedCopy(
  folder: string,
  request: Request,
): Promise<{ encoding: string; ending: string } | undefined> {
  for (const [encoding, ending] of ENCODINGS) {
    if (request.acceptsEncodings(encoding) === false) continue;
    if (await isFile(join(folder, `${request.path}${ending}`))) return { encoding, ending };
  }
  return undefined;
}

function isFile(place: string): Promise<boolean> {
  return stat(place).then(
    (found) => found.isFile(),
    () => false,
  );
}

function isMissing(error: Error): boolean {
  return 'status' in error && error.status === 404;
}
