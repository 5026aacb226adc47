// @generated from openapi/openapi.json by npm run generate.
package com.countinghouse.resources;

import com.countinghouse.CallOptions;
import com.countinghouse.Download;
import com.countinghouse.internal.Request;
import com.countinghouse.internal.Transport;
import com.countinghouse.internal.Values;
import com.countinghouse.types.NumberSeriesList;
import com.countinghouse.types.SeriesAudit;

/** Numbers without gaps, and the proof of it. */
public final class NumberSeries {
  private final Transport transport;

  /** For the client, which has one. */
  public NumberSeries(Transport transport) {
    this.transport = transport;
  }

  /** List number series. See {@link #list(CallOptions)}. */
  public NumberSeriesList list() {
    return list(CallOptions.NONE);
  }

  /**
   * List number series.
   *
   * <p>One for each kind of document, with the number that comes next.
   *
   * <p>Operation <code>number_series.list</code>: GET /number-series
   */
  public NumberSeriesList list(CallOptions options) {
    Request request = Request.of("GET", "number-series");
    return transport.json(request, options, Values.object(NumberSeriesList::new));
  }

  /** Get a number series. See {@link #get(String, CallOptions)}. */
  public com.countinghouse.types.NumberSeries get(String id) {
    return get(id, CallOptions.NONE);
  }

  /**
   * Get a number series.
   *
   * <p>Its format, how far it has counted, and the end of its hash chain.
   *
   * <p>Operation <code>number_series.get</code>: GET /number-series/{id}
   */
  public com.countinghouse.types.NumberSeries get(String id, CallOptions options) {
    Request request = Request.of("GET", "number-series", id);
    return transport.json(request, options, Values.object(com.countinghouse.types.NumberSeries::new));
  }

  /** Prove a number series. See {@link #audit(String, CallOptions)}. */
  public SeriesAudit audit(String id) {
    return audit(id, CallOptions.NONE);
  }

  /**
   * Prove a number series.
   *
   * <p>Reads every document that was issued, and tells the first and the last, gaps, duplicates, dates that run
   * backwards, and whether each hash follows from the document and its predecessor.
   *
   * <p>Operation <code>number_series.audit</code>: GET /number-series/{id}/audit
   */
  public SeriesAudit audit(String id, CallOptions options) {
    Request request = Request.of("GET", "number-series", id, "audit");
    return transport.json(request, options, Values.object(SeriesAudit::new));
  }

  /** Export the documents of a series. See {@link #export(String, CallOptions)}. */
  public byte[] export(String id) {
    return export(id, CallOptions.NONE);
  }

  /**
   * Export the documents of a series.
   *
   * <p>Every document exactly as it was issued, one JSON object per line after a first line about the series.
   * <code>npm run verify-export -- FILE</code> checks such a file without the service.
   *
   * <p>Operation <code>number_series.export</code>: GET /number-series/{id}/export
   */
  public byte[] export(String id, CallOptions options) {
    Request request = Request.of("GET", "number-series", id, "export");
    return transport.bytes(request, options);
  }

  /** Export the documents of a series. See {@link #exportStream(String, CallOptions)}. */
  public Download exportStream(String id) {
    return exportStream(id, CallOptions.NONE);
  }

  /**
   * Export the documents of a series.
   *
   * <p>Every document exactly as it was issued, one JSON object per line after a first line about the series.
   * <code>npm run verify-export -- FILE</code> checks such a file without the service.
   *
   * <p>Operation <code>number_series.export</code>: GET /number-series/{id}/export
   *
   * <p>The file is read as it comes. To be closed.
   */
  public Download exportStream(String id, CallOptions options) {
    Request request = Request.of("GET", "number-series", id, "export");
    return transport.download(request, options);
  }
}
