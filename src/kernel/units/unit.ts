/** The unit of a quantity. */
export interface Unit {
  /** The printed name, such as "h" or "pieces". */
  readonly label: string;
  /** The code of UN/ECE Recommendation 20, such as HUR or C62. Electronic invoices need it. */
  readonly code?: string;
}
