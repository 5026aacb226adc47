import type { Product } from '@countinghouse/client';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client';
import { notifyWarning, useNotifyProblem } from '../../components/notify';
import { textOfNumber } from '../../fields/decimal-text';
import { useNumberMarks } from '../../fields/use-number-marks';
import type { LineValues } from '../line-values';
import { pastedRows, type PastedRow } from './pasted-rows';
import { LINES_MAX } from './use-line-steps';
import '../../i18n/form-texts';

type Paste = (event: ClipboardEvent, taxRate: string, insert: (lines: LineValues[]) => void) => Promise<void>;

/** Returns a handler for spreadsheet rows that are pasted into a line. It finds their products. */
export function usePastedLines(): Paste {
  const { t } = useTranslation();
  const marks = useNumberMarks();
  const notifyProblem = useNotifyProblem();
  return async (event, taxRate, insert) => {
    const rows = pastedRows(event.clipboardData.getData('text/plain'), marks, taxRate)?.slice(0, LINES_MAX);
    if (rows === undefined) return;
    event.preventDefault();
    try {
      const lines = await linesOf(rows);
      insert(lines);
      const unknown = lines.filter(({ product_id }) => product_id === null).length;
      if (unknown > 0) {
        notifyWarning(t('invoiceEditor.pastedUnknown', { count: unknown }));
      }
    } catch (problem) {
      notifyProblem(problem);
    }
  };
}

/** Converts pasted rows to lines. A row with an unknown product keeps the name as its description. */
async function linesOf(rows: readonly PastedRow[]): Promise<LineValues[]> {
  const names = [...new Set(rows.map(({ product }) => product))];
  const products = new Map<string, Product | undefined>();
  // One after the other, because a pasted table has few products, and the service limits the rate.
  for (const name of names) products.set(name, await productNamed(name));
  return rows.map(({ product: name, line }) => {
    const product = products.get(name);
    if (product === undefined)
      return { ...line, description: line.description === '' ? name : line.description };
    return {
      ...line,
      product_id: product.id,
      ...(line.price === '' ? { price: textOfNumber(product.price), price_from: 'proposed' as const } : {}),
      tax_rate: line.tax_rate === '' ? textOfNumber(product.tax_rate) : line.tax_rate,
    };
  });
}

/** Returns the product with exactly this name or article number, if there is only one. */
async function productNamed(name: string): Promise<Product | undefined> {
  if (name === '') return undefined;
  const { data } = await api.products.list({ q: name, active: true, limit: 20 });
  const isNamed = (text: string | null): boolean => text?.toLocaleLowerCase() === name.toLocaleLowerCase();
  const named = data.filter((product) => isNamed(product.name) || isNamed(product.sku));
  return named.length === 1 ? named[0] : undefined;
}
