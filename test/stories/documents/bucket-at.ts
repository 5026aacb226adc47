import { BucketStore } from '../../../src/platform/files/bucket-store.js';
import { filesOf } from '../../../src/platform/files/files-config.js';
import { Secret } from '../../../src/platform/running/config/secret.js';

/** The bucket that an address leads to. */
export function bucketAt(url: string): BucketStore {
  const files = filesOf(url);
  if (files?.in !== 'bucket') throw new Error(`${url} leads to no bucket.`);
  return new BucketStore({ ...files, secretAccessKey: new Secret(files.secretAccessKey) });
}
