import type { DemoShop } from './types';
import { words } from './words';

/** How the mill sells where the site is a shop: sending, and the accounts of its transfers. All of it is invented. */
export const shop: DemoShop = {
  shippingCents: 4500,
  accounts: [
    {
      paymentType: 16,
      rows: [
        { name: words('Beneficiary', '收款人'), value: words('Weftland Mills Co., Ltd.', '纬陆纺织有限公司') },
        { name: words('Bank', '开户行'), value: words('Lanshui Commercial Bank (example)', '澜水商业银行（示例）') },
        { name: words('Account', '账号'), value: words('0000 5550 0142 0016', '0000 5550 0142 0016') },
        { name: words('SWIFT', 'SWIFT'), value: words('WEFTCNSH', 'WEFTCNSH') },
      ],
      note: words(
        'Please write the order number into the transfer, and send us the bank’s receipt.',
        '转账时请备注订单号，并上传银行回单。',
      ),
    },
    {
      paymentType: 12,
      rows: [
        { name: words('Receiver', '收款人'), value: words('Weftland Mills, export desk', '纬陆纺织外贸部') },
        { name: words('City', '城市'), value: words('Lanshui', '澜水') },
      ],
      note: words(
        'Please send us a picture of the receipt with its control number (MTCN).',
        '请上传带监控号（MTCN）的汇款单照片。',
      ),
    },
  ],
};
