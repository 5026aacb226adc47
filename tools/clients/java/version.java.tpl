// @generated from clients/VERSION and openapi/openapi.json by npm run generate.
package com.countinghouse;

/** What this is. */
public final class Version {
  /** The version of this library. */
  public static final String LIBRARY = "{{version}}";

  /** The version of the API that this library was made for. */
  public static final String API = "{{apiVersion}}";

  private Version() {}
}
