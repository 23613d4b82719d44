import { toString as drawCode } from 'qrcode';
import type { RequestContext } from '../context';

/** A QR code of one of the portal's own pages. */
export async function drawQrcode({ origin }: RequestContext, { path }: { readonly path: string }) {
  const url = new URL(origin + path).href;
  return { url, svg: await drawCode(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }) };
}
