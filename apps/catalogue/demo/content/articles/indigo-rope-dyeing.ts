import type { DemoArticle } from '../types';
import { words } from '../words';

export const indigoRopeDyeing: DemoArticle = {
  slug: 'indigo-rope-dyeing',
  cover: 'article-indigo-rope-dyeing',
  addedAt: '2025-06-12',
  reads: 5230,
  title: words('Eight dips: how a rope turns blue', '八浸八氧：一束纱怎样变蓝'),
  summary: words(
    'Indigo dyes only when it is yellow and stays only when it is blue. Rope dyeing is the art of going between the two.',
    '靛蓝黄时才上染，蓝时才留住。束染，就是在两者之间往返的手艺。',
  ),
  bodyHtml: words(
    `<p>Indigo is a pigment by nature. It does not dissolve in water, it has no liking for cotton, and if it were not for one property it would be of no use to a dyer. Reduced in alkali it takes up hydrogen, turns yellow-green, dissolves, and in that state, called leuco, it goes into the fibre. The oxygen of the air turns it back to blue, and it is locked in.</p>
<h2>Why ropes</h2>
<p>Some 350 to 400 ends are gathered into a rope as thick as a thumb, and twelve to thirty-six ropes run side by side through the range. A rope gives every yarn time and takes every yarn through the same history; that is why rope-dyed warps are even from selvedge to selvedge. Sheet dyeing leads the ends side by side as they will lie in the loom. It needs less space and less yarn for a short lot, and it serves lighter shades. We keep ropes for jeans and sheets for chambray.</p>
<h2>A minute in the air</h2>
<p>Each dip lasts twenty to thirty seconds, between rollers that press the liquor through the rope. Then it climbs to the sky, as dyers say, and travels some thirty metres in the open for sixty to ninety seconds. It leaves the vat green, and is blue when it comes down. Only then may it dip again: what has not oxidised would dissolve away.</p>
<p>Eight dips of a weak vat give more than one dip of a strong one. Leuco indigo enters cotton slowly. What is offered too fast stays on the outside, in a thick ring, dark at first and quickly rubbed off. The ring is wanted, for a jeans fades because its core is white, but its depth must be the same along twenty kilometres of yarn.</p>
<h2>What is watched</h2>
<table><thead><tr><th>Figure</th><th>Where we hold it</th><th>What happens beyond it</th></tr></thead><tbody><tr><td>pH of the vat</td><td>11.0–11.5</td><td>Higher: the dye goes deep, the shade turns dull. Lower: it stays outside and bleeds.</td></tr><tr><td>Redox potential</td><td>−760 to −730 mV</td><td>Weaker: particles, uneven shade. Stronger: wasted hydrosulphite.</td></tr><tr><td>Indigo in the vat</td><td>1.6–2.2 g/l</td><td>The shade drifts through the lot.</td></tr><tr><td>Speed</td><td>28–32 m/min</td><td>Time in bath and air both change.</td></tr></tbody></table>
<p>None of these is corrected by eye. Dosing is tied to the metres that pass, and a sample is spliced into every rope at its beginning, middle and end.</p>
<h2>Bottom and top</h2>
<p>A sulphur dye before the indigo, a bottom, makes navy and black-blue casts; after it, a top, gives grey or green ones. Both save indigo and both change how the cloth fades. If the fading matters to you, order a pure indigo and say so. Then wash a leg, and look at the high points: clean blue over white is pure, grey over cream is not.</p>`,
    `<p>靛蓝本性是颜料，不溶于水，对棉毫无好感。若非一个脾气，染匠拿它没有办法：在碱里还原，它得氢、变黄绿、溶解，成为“隐色体”，这时才钻得进纤维；一遇空气又氧化成蓝，就此锁住。</p>
<h2>为何要束</h2>
<p>三百五十到四百根纱集成拇指粗的一束，十二到三十六束并排过机。成束，人人时间充裕，根根经历相同，所以束染经纱左中右色泽一致。片染则让纱像上机那样平铺而行，占地小、小批量省纱，适合浅色。我们做牛仔裤用束染，做青年布用片染。</p>
<h2>空气里的一分钟</h2>
<p>每浸二三十秒，轧辊把染液压进纱束；然后“上天”，在空中走三十来米、六十到九十秒。出槽是绿的，下来就蓝了。蓝透了才许再浸，没氧化完的，下一浸又溶走。</p>
<p>淡浴浸八道，胜过浓浴浸一道。隐色体进棉很慢，给得急，便堆在外层，环厚而浮，先深后掉。环是要的，牛仔褪色靠的正是白芯，但二十公里纱上，环的深浅必须一样。</p>
<h2>盯哪些数</h2>
<table><thead><tr><th>指标</th><th>控制范围</th><th>越界之后</th></tr></thead><tbody><tr><td>染浴pH</td><td>11.0–11.5</td><td>高则透染、色暗；低则浮色、沾色</td></tr><tr><td>氧化还原电位</td><td>−760至−730毫伏</td><td>不足则析出颗粒、色花；过头则浪费保险粉</td></tr><tr><td>靛蓝浓度</td><td>1.6–2.2克/升</td><td>前后色差</td></tr><tr><td>车速</td><td>28–32米/分</td><td>浸染与氧化时间同时改变</td></tr></tbody></table>
<p>这些都不凭眼看。加料随米数走，每束的头、中、尾都接样留底。</p>
<h2>打底与盖面</h2>
<p>先染硫化再染靛蓝叫打底，出藏青、黑蓝；后染叫盖面，出灰、出绿。两者都省靛蓝，也都改变褪色的样子。在意褪色的，请订纯靛蓝并写进合同。到货洗一条腿看凸点：白上干净的蓝，是纯靛；奶黄上发灰，就不是。</p>`,
  ),
};
