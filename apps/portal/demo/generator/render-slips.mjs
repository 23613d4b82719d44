import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

// Renders the transfer slips of the demo: `node demo/generator/render-slips.mjs`. No bank's form was copied.

const slips = [
  { file: 'slip-1', bank: '江南水乡银行', tint: '#20473f', serial: '2026 0331 0418 7720' },
  { file: 'slip-2', bank: '稻香商业银行', tint: '#7d5f2c', serial: '0330 1159 4406 2281' },
  { file: 'slip-3', bank: '运河互助银行', tint: '#41597a', serial: 'YH 7741 0093 6628' },
  { file: 'slip-4', bank: '江南水乡银行', tint: '#20473f', serial: '2026 1018 0902 1175', isBlurred: true },
  { file: 'slip-5', bank: '青瓦农商银行', tint: '#8a3b32', serial: 'QW 2026 5518 3304' },
  { file: 'slip-6', bank: '稻香商业银行', tint: '#7d5f2c', serial: '1120 0840 7713 0059' },
];

const folder = fileURLToPath(new URL('../slips', import.meta.url));
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
const page = await browser.newPage({ viewport: { width: 900, height: 600 } });
for (const { file, bank, tint, serial, isBlurred } of slips) {
  await page.setContent(slipPage({ bank, tint, serial, isBlurred }));
  await page.screenshot({ path: `${folder}/${file}.jpg`, type: 'jpeg', quality: 62 });
}
await browser.close();

function slipPage({ bank, tint, serial, isBlurred = false }) {
  const row = (name, value) => `<tr><th>${name}</th><td>${value}</td></tr>`;
  return `<style>
    body { margin: 0; padding: 34px; background: #ddd8cc; font: 22px 'Noto Serif CJK SC', serif; color: #23231f }
    main { background: #fdfcf7; padding: 26px 34px; border-top: 10px solid ${tint}; height: 454px;
      transform: rotate(-0.6deg); ${isBlurred ? 'filter: blur(5px)' : ''} }
    header { display: flex; justify-content: space-between; align-items: baseline; color: ${tint} }
    h1 { font-size: 30px; margin: 0 } table { border-collapse: collapse; width: 100%; margin-top: 18px }
    th, td { border: 1px solid #b9b3a4; padding: 9px 14px; text-align: left; font-weight: 400 }
    th { width: 190px; color: #5f635c } .stamp { position: absolute; right: 74px; bottom: 44px; border: 4px double ${tint};
      color: ${tint}; border-radius: 50%; width: 128px; height: 128px; display: grid; place-items: center;
      transform: rotate(-14deg); opacity: .72; font-size: 20px; text-align: center; line-height: 1.25 }
  </style><main><header><h1>${bank}</h1><span>电子汇款回单（演示）</span></header><table>
    ${row('流水号', serial)}${row('收款人', '纬岸纺织行业协会')}${row('收款账号', '6228 0000 0000 1408')}
    ${row('用途', '会费')}${row('币种', '人民币')}${row('状态', '已受理')}</table>
    <div class="stamp">${bank.slice(0, 4)}<br>业务专用</div></main>`;
}
