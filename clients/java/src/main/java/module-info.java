/** The Countinghouse API. */
module com.countinghouse {
  requires java.net.http;
  requires com.fasterxml.jackson.databind;

  exports com.countinghouse;
  exports com.countinghouse.resources;
  exports com.countinghouse.types;
}
