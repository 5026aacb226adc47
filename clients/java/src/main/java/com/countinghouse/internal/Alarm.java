package com.countinghouse.internal;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Interrupts the thread that has set it when its time is over, or closes what that thread reads.
 *
 * <p>This is cheaper than to wait for a future with a limit: Java's HTTP client hands what it answers from thread to
 * thread then, which takes as long as the rest of a call.
 */
final class Alarm {
  private static final Duration MAX = Duration.ofDays(365);
  private static final ScheduledThreadPoolExecutor CLOCK = clock();
  private static final AtomicBoolean IS_AWAKE = new AtomicBoolean();

  private final Thread thread = Thread.currentThread();
  private final Closeable toClose;
  private final Future<?> rings;
  private boolean isOff;
  private boolean hasRung;

  Alarm(Duration time) {
    this(time, null);
  }

  /** Closes that instead of interrupting: whoever waits for a part of a body is not always interrupted. */
  Alarm(Duration time, Closeable toClose) {
    this.toClose = toClose;
    // The clock wakes for what is due first. As that is nothing of these, which are mostly cancelled, it sleeps on.
    if (IS_AWAKE.compareAndSet(false, true)) {
      CLOCK.schedule(() -> IS_AWAKE.set(false), 1, TimeUnit.SECONDS);
    }
    Duration limit = time.compareTo(MAX) > 0 ? MAX : time;
    rings = CLOCK.schedule(this::ring, limit.toNanos(), TimeUnit.NANOSECONDS);
  }

  private synchronized void ring() {
    if (isOff) {
      return;
    }
    hasRung = true;
    if (toClose == null) {
      thread.interrupt();
      return;
    }
    try {
      toClose.close();
    } catch (IOException error) {
      thread.interrupt();
    }
  }

  /** Turns it off, and returns whether it has rung. The thread is then not interrupted any more. */
  synchronized boolean off() {
    isOff = true;
    rings.cancel(false);
    if (hasRung && toClose == null) {
      Thread.interrupted();
    }
    return hasRung;
  }

  /** One thread, which ends when there is nothing to wait for. */
  private static ScheduledThreadPoolExecutor clock() {
    ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1, Alarm::daemon);
    clock.setRemoveOnCancelPolicy(true);
    clock.setKeepAliveTime(5, TimeUnit.SECONDS);
    clock.allowCoreThreadTimeOut(true);
    return clock;
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "countinghouse-clock");
    thread.setDaemon(true);
    return thread;
  }
}
