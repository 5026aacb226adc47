// @generated from src/pages.ts by npm run generate.
/** One page of a list, as the service sent it. */
export interface Page<T> {
    data: T[];
    /** Whether there are more after these. */
    has_more: boolean;
    /** Where the next page begins. */
    next_cursor: string | null;
    /** How many there are on all pages, when it was asked for. */
    total_count?: number;
}
/**
 * A list: awaited it is one page, and iterated over it is every item of every page.
 *
 * Nothing is asked before it is awaited or iterated over.
 */
export declare class Pages<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
    private readonly pageAt;
    /** Takes how to get the page that begins at a cursor; at the beginning without one. */
    constructor(pageAt: (cursor?: string) => Promise<Page<T>>);
    then<A = Page<T>, B = never>(kept?: ((page: Page<T>) => A | PromiseLike<A>) | null, failed?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<A | B>;
    /** Page after page, until the last. */
    pages(): AsyncGenerator<Page<T>, void, undefined>;
    [Symbol.asyncIterator](): AsyncGenerator<T, void, undefined>;
}
