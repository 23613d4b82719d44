import type { DemoArticle } from '../types';
import { words } from '../words';

export const sanforising: DemoArticle = {
  slug: 'sanforising',
  cover: 'article-sanforising',
  addedAt: '2025-09-11',
  reads: 2975,
  title: words('Sanforising, or shrinking cloth before the customer does', '预缩：赶在顾客之前把布缩好'),
  summary: words(
    'A rubber belt, a hot drum and eight per cent of length. What compressive shrinkage does, and what it cannot do.',
    '一条橡毯，一个热辊筒，百分之八的长度。机械预缩能做什么，不能做什么。',
  ),
  bodyHtml: words(
    `<p>On its way through warping, weaving, dyeing and drying a cloth is pulled lengthwise, over and over. Each pull leaves a little stretch behind. The first wash gives the fibres water, warmth and movement, they swell and relax, and the cloth takes its length back. On a pair of jeans eight per cent is the difference between a 32 and a 30 leg.</p>
<h2>How it works</h2>
<p>Damp cloth, at about fifteen per cent moisture, is laid on a rubber belt as thick as a thumb where the belt bends around a small roller and its outer face is stretched. A moment later the belt bends the other way around a steam-heated drum. Its face contracts, and the cloth, pressed between rubber and steel, must contract with it. The picks are pushed together; the warp bends more deeply around each of them. A felt calender dries it in that state. There is no chemical in it. What has been shortened is the geometry.</p>
<p>How far one goes is set by how hard the belt is squeezed. The operator knows from a wash test how much the cloth wants, and gives it as much and half a per cent more.</p>
<h2>What remains</h2>
<table><thead><tr><th>Cloth</th><th>Before, length</th><th>After, length</th><th>After, width</th></tr></thead><tbody><tr><td>Poplin Ne 40</td><td>−5 %</td><td>−1.5 %</td><td>−1.5 %</td></tr><tr><td>Denim 12.3 oz</td><td>−10 %</td><td>−2.5 %</td><td>−2 %</td></tr><tr><td>Flannel, raised</td><td>−8 %</td><td>−3 %</td><td>−2.5 %</td></tr><tr><td>Canvas, loomstate</td><td>−7 %</td><td>not treated</td><td>−4 %</td></tr></tbody></table>
<p>Width is another matter. The belt works along the cloth only; across, the stenter decides, and a stenter that is set too wide hands the shrinkage on to you. Always ask for both numbers.</p>
<h2>What it cannot do</h2>
<ul><li>It does not stop wool from felting; that is a matter of scales, not of tension.</li><li>It does not fix elastane. Stretch cloth is heat-set first, and sanforised afterwards.</li><li>It does not straighten a skewed weft. Denim is turned against its twill before the belt, by two to three and a half degrees, so that it rests there after washing.</li><li>It does not last if the cloth is pulled again. Rolls wound too tightly, or spread under tension, lose a per cent before the knife comes down. Let the cloth lie for a night.</li></ul>
<h2>When not to ask for it</h2>
<p>Some buyers want raw denim that shrinks to the wearer, and some bag makers want the size left in. Then the cloth is sold loomstate, with its true shrinkage written on the ticket. Both are right, as long as the one who cuts knows which he has on the table. Measure it once: a square of fifty centimetres, marked, washed three times as your label says, dried and measured again. It takes an evening, and it has saved whole containers.</p>`,
    `<p>整经、织造、染色、烘干，一路上布都被往长里拉，每拉一次就留下一点伸长。头一次下水，纤维得了水、热和揉动，膨胀松弛，布便把长度收回去。一条牛仔裤缩8%，三十二的裤长就成了三十。</p>
<h2>怎么缩</h2>
<p>含潮约15%的布，铺在拇指厚的橡胶毯上。胶毯绕小辊弯曲时外表面被拉长；紧接着反向绕上蒸汽辊筒，外表面收缩，夹在胶与钢之间的布只好跟着缩。纬纱被推紧，经纱绕得更弯，随即由呢毯烘干定住。整个过程没有化学品，缩短的是几何。</p>
<p>缩多少，看胶毯压多紧。挡车工先做水洗试验，知道这布要多少，就给多少，再多给半个点。</p>
<h2>还剩多少</h2>
<table><thead><tr><th>品种</th><th>处理前经向</th><th>处理后经向</th><th>处理后纬向</th></tr></thead><tbody><tr><td>40支府绸</td><td>−5%</td><td>−1.5%</td><td>−1.5%</td></tr><tr><td>12.3盎司牛仔</td><td>−10%</td><td>−2.5%</td><td>−2%</td></tr><tr><td>起毛法兰绒</td><td>−8%</td><td>−3%</td><td>−2.5%</td></tr><tr><td>帆布坯布</td><td>−7%</td><td>不处理</td><td>−4%</td></tr></tbody></table>
<p>幅宽另当别论。橡毯只管经向，纬向由拉幅机说了算；拉幅过宽，等于把缩水转手给您。问缩率，请问两个数。</p>
<h2>它办不到的</h2>
<ul><li>管不了羊毛毡缩，那是鳞片的事，与张力无关。</li><li>定不住氨纶。弹力布先热定形，后预缩。</li><li>纠不了纬斜。牛仔须先逆斜向拉2至3.5度，再上橡毯，洗后方停在该停的地方。</li><li>经不起再拉。卷得太紧、铺得太绷，刀没下去就还回一个点。铺布前松布一夜。</li></ul>
<h2>何时不要它</h2>
<p>有人就要缩到合身的原色牛仔，箱包厂要留着浆。那就按坯布卖，真实缩率写在卷标上。两种都对，只要裁布的人知道台上是哪一种。自己测一次也不难：五十厘米见方画线，按水洗标洗三次，晾干再量。一个晚上的事，救过整柜的货。</p>
<p>量的时候有两点要留意：布须在标准温湿度下放足四小时，线要画在离布边十厘米以内的地方。边上张力与中间不同，只量边，会把自己骗了。</p>`,
  ),
};
