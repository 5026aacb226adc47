package com.countinghouse;

import com.countinghouse.CountinghouseException.Failure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A list: iterated over it is every item of every page, and {@link #page} is one page.
 *
 * <p>Nothing is asked before, and each page only when it is needed.
 */
public final class Pages<T> implements Iterable<T> {
  /** An empty answer that comes sooner is one of a service that stops, or of a proxy. */
  private static final Duration PAUSE = Duration.ofSeconds(1);

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

  /** Every item, but not more than so many. */
  public List<T> toList(int limit) {
    if (limit < 0) {
      throw new IllegalArgumentException("The limit must be a number from 0, not " + limit + ".");
    }
    List<T> items = new ArrayList<>();
    Iterator<Page<T>> pages = pages().iterator();
    while (items.size() < limit && pages.hasNext()) {
      List<T> data = pages.next().data();
      items.addAll(data.subList(0, Math.min(data.size(), limit - items.size())));
    }
    return items;
  }

  /** Every item, and without an end those that come later. Only for a list that can wait; for the library itself. */
  public Iterable<T> followed() {
    return FollowingIterator::new;
  }

  @Override
  public Iterator<T> iterator() {
    return StreamSupport.stream(pages().spliterator(), false).flatMap(page -> page.data().stream()).iterator();
  }

  private final class FollowingIterator implements Iterator<T> {
    private Iterator<T> items = List.<T>of().iterator();
    private String cursor;

    @Override
    public boolean hasNext() {
      return true;
    }

    @Override
    public T next() {
      while (!items.hasNext()) {
        long asked = System.nanoTime();
        Page<T> page = pageAt.apply(cursor);
        items = page.data().iterator();
        cursor = page.nextCursor() == null ? cursor : page.nextCursor();
        if (!items.hasNext()) {
          rest(PAUSE.minusNanos(System.nanoTime() - asked));
        }
      }
      return items.next();
    }

    private void rest(Duration left) {
      try {
        Thread.sleep(Math.max(0, left.toMillis()));
      } catch (InterruptedException interruption) {
        Thread.currentThread().interrupt();
        throw new ConnectionException(Failure.of("connection_failed", "The thread was interrupted."), interruption);
      }
    }
  }

  private final class PageIterator implements Iterator<Page<T>> {
    private final Set<String> seen = new HashSet<>();
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
      String cursor = last == null ? null : last.nextCursor();
      if (cursor != null && !seen.add(cursor)) {
        String message = "The list does not end: the cursor " + cursor + " came twice.";
        throw new ConnectionException(Failure.of("unreadable_answer", message), null);
      }
      last = pageAt.apply(cursor);
      return last;
    }
  }
}
