// @generated from src/pages.ts by npm run generate.
/**
 * A list: awaited it is one page, and iterated over it is every item of every page.
 *
 * Nothing is asked before it is awaited or iterated over.
 */
export class Pages {
    pageAt;
    /** Takes how to get the page that begins at a cursor; at the beginning without one. */
    constructor(pageAt) {
        this.pageAt = pageAt;
    }
    then(kept, failed) {
        return this.pageAt().then(kept, failed);
    }
    /** Page after page, until the last. */
    async *pages() {
        let page = await this.pageAt();
        yield page;
        while (page.has_more && page.next_cursor !== null) {
            page = await this.pageAt(page.next_cursor);
            yield page;
        }
    }
    async *[Symbol.asyncIterator]() {
        for await (const page of this.pages())
            yield* page.data;
    }
}
