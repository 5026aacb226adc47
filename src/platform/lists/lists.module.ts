import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Lists } from './lists.js';

/** Gives every slice the reader of lists. */
@Global()
@Module({})
export class ListsModule {
  static using(cursorSecret: Uint8Array): DynamicModule {
    const provider = { provide: Lists, useFactory: () => new Lists(cursorSecret) };
    return { module: ListsModule, providers: [provider], exports: [Lists] };
  }
}
