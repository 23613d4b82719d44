import { describe, expect, it } from 'vitest';
import { demoDatabase } from '../testing/demo-database';
import { feeWorld, slipPicture } from '../testing/fees';

const resources = await demoDatabase();
const { api, ask, billed, desk } = await feeWorld(resources);
const detail = async (billId: number, headers: Readonly<Record<string, string>>) =>
  (await ask(`/h5/cc/fee/payDetail/${billId}`, undefined, headers)).data;

const script = '<script>fetch("/v1/user/data")</script>';
const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const html = `<!doctype html><html><body>${script}</body></html>`;

async function send(bytes: BlobPart, name: string, type = '') {
  const [first] = await billed(1);
  if (first === undefined) throw new Error('Nobody was billed.');
  const form = new FormData();
  form.set('bill_id', String(first.bill.id));
  form.set('files', new File([bytes], name, { type }));
  const headers = first.payer.headers;
  const answer = await api.request('https://portal.test/v1/h5/cc/fee/uploadPayVoucher', {
    method: 'POST',
    body: form,
    headers,
  });
  return {
    ...first,
    status: answer.status,
    ...((await answer.json()) as { code: number; data: { id: number } | null }),
  };
}

describe('a slip that is none', () => {
  it.each([
    ['a drawing with a script', svg, 'slip.svg', 'image/svg+xml'],
    ['the same under a picture’s name', svg, 'slip.png', 'image/png'],
    ['the same as a PDF', svg, 'slip.pdf', 'application/pdf'],
    ['a page', html, 'slip.html', 'text/html'],
    ['a page under a picture’s name', html, 'slip.jpg', 'image/jpeg'],
    ['a page as a PDF', html, 'slip.pdf', 'application/pdf'],
    ['a name of two ends', html, 'slip.png.html', 'image/png'],
    ['a program', 'MZ\u0000\u0000', 'slip.exe', 'image/png'],
    ['a name with nothing before its end', html, '.png', 'image/png'],
  ])('is refused, and the bill stays as it was: %s', async (_what, bytes, name, type) => {
    const { status, code, data, bill, payer } = await send(bytes, name, type);
    expect([status, code, data]).toEqual([415, 130, null]);
    expect(await detail(bill.id, payer.headers)).toMatchObject({ state: 'unpaid', vouchers: [] });
  });

  it('that is a picture and a page at once is handed out as a picture made anew, or to be saved', async () => {
    const picture = slipPicture();
    const { status, bill, payer } = await send(new Uint8Array(Buffer.concat([picture, Buffer.from(html)])), 'slip.png');
    expect(status).toBe(200);
    const { vouchers } = await detail(bill.id, payer.headers);
    const [{ file }] = vouchers;
    const shown = await api.request(`https://portal.test${file.picture_url}`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await shown.arrayBuffer()).includes('<script>')).toBe(false);
    const saved = await api.request(`https://portal.test${file.url}`);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(saved.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(saved.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['with line ends', 'slip\r\nset-cookie: a=b.png'],
    ['with quotation marks', 'sl"ip\';.png'],
    ['that climbs', '../../etc/slip.png'],
    ['in Chinese', '转账凭证（十一月）.png'],
  ])('has a name %s, and its file is handed out in one header', async (_what, name) => {
    const { status, bill, payer } = await send(new Uint8Array(slipPicture()), name, 'image/png');
    if (status !== 200) return expect(status).toBe(415);
    const { vouchers } = await detail(bill.id, payer.headers);
    const saved = await api.request(`https://portal.test${vouchers[0].file.url}`);
    expect(saved.status).toBe(200);
    expect(saved.headers.get('set-cookie')).toBeNull();
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.%!~*()-]+$/);
  });
});

describe('the address of a paper', () => {
  it.each([
    ['of nothing', 'e30'],
    ['with another’s signature', `${Buffer.from('["en","books",1,"","","csv"]').toString('base64url')}.0.AAAA`],
    ['that is cut off', ''],
  ])('that somebody has made up %s opens nothing', async (_what, token) => {
    expect((await api.request(`https://portal.test/v1/papers/${token}`)).status).toBe(404);
  });

  it('of one bill does not open another one’s slip when its number is changed', async () => {
    const { bill, payer } = await send(new Uint8Array(slipPicture()), 'slip.png', 'image/png');
    const { vouchers } = await detail(bill.id, payer.headers);
    const [, token = ''] = (vouchers[0].file.url as string).match(/papers\/([^/?]+)/) ?? [];
    const parts = token.split('.');
    const index = parts.findIndex((part) => Buffer.from(part, 'base64url').toString().includes('voucher'));
    expect(index).toBeGreaterThanOrEqual(0);
    const said = Buffer.from(parts[index] ?? '', 'base64url').toString();
    const other = said.replace(/("voucher\w*",)\d+/, '$11');
    expect(other).not.toBe(said);
    parts[index] = Buffer.from(other).toString('base64url');
    expect((await api.request(`https://portal.test/v1/papers/${parts.join('.')}`)).status).toBe(404);
    expect((await desk(`bill/1/${bill.id}`)).status).toBe(200);
  });
});
