import { toString as draw } from 'qrcode';

/** A text as a picture to be scanned, dark on white whatever stands around it. */
export function qrSvg(content: string): Promise<string> {
  return draw(content, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
}
