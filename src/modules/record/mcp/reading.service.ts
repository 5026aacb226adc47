import { Injectable } from '@nestjs/common';
import { isAllowed, OperationCatalog, type CatalogEntry } from '../../../platform/index.js';
import { Calls, type Answered, type Asker } from './calls.js';
import type { Readable } from './domain/readables.js';

/** Reads things and files for programs, as the operations give them. */
@Injectable()
export class ReadingService {
  constructor(
    private readonly calls: Calls,
    private readonly catalog: OperationCatalog,
  ) {}

  isFor({ who }: Pick<Asker, 'who'>, { operation }: Readable): boolean {
    return isAllowed(who, this.entry(operation).access);
  }

  /** Takes the parameters of the path by their names. The answer may be a problem. */
  read(
    asker: Asker,
    { operation }: Readable,
    parameters: Readonly<Record<string, string | string[]>>,
  ): Promise<Answered> {
    const { path } = this.entry(operation);
    const url = path.replace(/:([^/]+)/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
    return this.calls.make(asker, { method: 'GET', url });
  }

  private entry(id: string): CatalogEntry {
    const entry = this.catalog.all().find((one) => one.id === id);
    if (entry === undefined) throw new Error(`There is no operation ${id} to read with.`);
    return entry;
  }
}
