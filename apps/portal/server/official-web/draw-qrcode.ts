import { toString as drawCode } from 'qrcode';
import type { RequestContext } from '../context';

/** A QR code of one of a community's own pages. */
export async function drawQrcode(
  { addressOf }: RequestContext,
  { ccId, path }: { readonly ccId: number; readonly path: string },
) {
  const url = new URL(addressOf(ccId) + path).href;
  return { url, svg: await drawCode(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }) };
}
