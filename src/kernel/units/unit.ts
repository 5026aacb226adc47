/** What a quantity counts. */
export interface Unit {
  /** As it is printed, such as "h" or "pieces". */
  readonly label: string;
  /** UN/ECE Recommendation 20 code, such as HUR or C62; electronic invoices need one. */
  readonly code?: string;
}
