import { type EndUse, endUses } from '../end-uses';
import { words } from '../words';
import { makeSheet } from './sheet';

/** How goods are put up, what fits a container, and who pays for which part of the way. */
export const packingAndIncoterms = (): Promise<Buffer> =>
  makeSheet(words('Packing and terms of delivery', '包装与交货条款'), ({ heading, paragraph, table }) => {
    heading(words('Put-up by kind', '各类包装'));
    table(
      ['Kind 类别', 'Put-up 包装', '', 'Width 幅宽 cm', 'Smallest order 起订量'],
      Object.entries<EndUse>(endUses).map(
        ([
          name,
          {
            put,
            widthCm: [least, most],
            moq,
          },
        ]) => [name.replaceAll('-', ' '), put.en, put['zh-cn'], `${least}–${most}`, `${moq} m`],
      ),
      [1.6, 2.4, 2, 1.1, 1.2],
    );
    paragraph(
      words(
        'Rolls are wrapped in film and a woven sack, with a ticket at both ends: article, lot, roll, shade group, metres gross and net, points. A 40-foot container takes about 100,000 metres of shirting or 35,000 metres of 12-ounce denim.',
        '布卷内膜外编织袋，两端贴标：品号、批号、卷号、色组、毛净米数、扣分。四十英尺柜约装衬衫布10万米，或12盎司牛仔3.5万米。',
      ),
    );
    heading(words('Incoterms 2020 in brief', 'Incoterms 2020 简表'));
    table(
      ['Term 条款', 'The mill pays to 卖方负担至', 'Risk passes 风险转移', 'Insurance 保险', 'Import duty 进口税'],
      [
        ['EXW', 'our gate 厂门', 'at our gate 厂门交货时', 'buyer 买方', 'buyer 买方'],
        ['FCA', 'your carrier 承运人', 'handed to the carrier 交承运人时', 'buyer 买方', 'buyer 买方'],
        ['FOB', 'on board, named port 装运港船上', 'on board 装船时', 'buyer 买方', 'buyer 买方'],
        ['CIF', 'port of destination 目的港', 'on board 装船时', 'mill, clauses C 卖方，C条款', 'buyer 买方'],
        [
          'DAP',
          'named place 指定地点',
          'ready for unloading 待卸货时',
          'mill bears the risk 卖方承担风险',
          'buyer 买方',
        ],
        [
          'DDP',
          'named place, cleared 指定地点，已清关',
          'ready for unloading 待卸货时',
          'mill bears the risk 卖方承担风险',
          'mill 卖方',
        ],
      ],
      [0.8, 2.2, 2.2, 2, 1.3],
    );
    paragraph(
      words(
        'For goods in containers FCA suits better than FOB, since they are handed over at the terminal and not at the ship’s side. We quote FOB where a letter of credit asks for it.',
        '集装箱货物在堆场而非船边交接，FCA较FOB更合适；信用证要求时，我们仍报FOB。',
      ),
    );
  });
