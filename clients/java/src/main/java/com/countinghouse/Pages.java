package com.countinghouse;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A list: iterated over it is every item of every page, and {@link #page} is one page.
 *
 * <p>Nothing is asked before, and each page only when it is needed.
 */
public final class Pages<T> implements Iterable<T> {
  private final Function<String, Page<T>> pageAt;

  /** Takes how to get the page that begins at a cursor; at the beginning for null. */
  public Pages(Function<String, Page<T>> pageAt) {
    this.pageAt = pageAt;
  }

  /** The page that begins where the query says; the first if it says nothing. */
  public Page<T> page() {
    return pageAt.apply(null);
  }

  /** Page after page, until the last. */
  public Iterable<Page<T>> pages() {
    return PageIterator::new;
  }

  /** Every item of every page. */
  public Stream<T> stream() {
    return StreamSupport.stream(spliterator(), false);
  }

  @Override
  public Iterator<T> iterator() {
    return StreamSupport.stream(pages().spliterator(), false).flatMap(page -> page.data().stream()).iterator();
  }

  private final class PageIterator implements Iterator<Page<T>> {
    private Page<T> last;

    @Override
    public boolean hasNext() {
      return last == null || (last.hasMore() && last.nextCursor() != null);
    }

    @Override
    public Page<T> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      last = pageAt.apply(last == null ? null : last.nextCursor());
      return last;
    }
  }
}
