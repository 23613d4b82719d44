import type { DemoArticle } from '../types';
import { words } from '../words';

export const fastnessGrades: DemoArticle = {
  slug: 'fastness-grades',
  cover: 'article-fastness-grades',
  addedAt: '2026-04-16',
  reads: 2204,
  title: words('What a grade of four means', '“四级”是什么意思'),
  summary: words(
    'Grey scales and blue wool, five tests that matter, and why a dark denim with grade 2 in wet rubbing is in order.',
    '灰卡与蓝标，五项要紧的测试，以及为什么深色牛仔湿摩2级并不算错。',
  ),
  bodyHtml: words(
    `<p>Colour fastness is how little a colour changes, and how little of it goes over to the neighbour, when something is done to the cloth. It is not measured in per cent. It is compared with a row of grey pairs, by eye or by instrument, and given a grade.</p>
<h2>Two scales</h2>
<p>The <strong>grey scale</strong> runs from 1 to 5, with halves written 4-5. Grade 5 means that no difference can be seen, 4 that one must look for it, 3 that anyone sees it, 1 that it is another colour. There is one scale for the change of shade and another for the staining of white cloth beside it. Light is different: there the sample fades beside eight <strong>blue wools</strong>, each of which lasts about twice as long as the one before. Light 6 therefore is not twice as good as 3 but about eight times.</p>
<h2>Five tests</h2>
<table><thead><tr><th>Test</th><th>What is done</th><th>Usual demand</th></tr></thead><tbody><tr><td>Washing, ISO 105-C06</td><td>40 or 60 °C, with steel balls and detergent, beside a strip of six fibres</td><td>4, staining 4</td></tr><tr><td>Rubbing, ISO 105-X12</td><td>ten strokes with white cotton, dry and wet</td><td>dry 4, wet 3</td></tr><tr><td>Perspiration, ISO 105-E04</td><td>four hours under load at 37 °C, acid and alkaline</td><td>4</td></tr><tr><td>Light, ISO 105-B02</td><td>xenon lamp beside blue wools</td><td>clothing 4, curtain 6</td></tr><tr><td>Water, ISO 105-E01</td><td>four hours under load, wet</td><td>4</td></tr></tbody></table>
<h2>By class of dye</h2>
<p><strong>Vat</strong> dyes are insoluble once they are in, so they stand washing, chlorine and light; their weak point is a dark shade’s rubbing. <strong>Reactive</strong> dyes bond with cotton and are brilliant; turquoise and some reds fear light, and everything that has not bonded must be soaped away. <strong>Sulphur</strong> black is cheap and deep, and hates chlorine. <strong>Indigo</strong> sits on the surface in a ring. It is not fast to rubbing and never will be, for a denim that does not rub off does not fade.</p>
<h2>When grade 2 is right</h2>
<p>A raw denim has 1-2 in wet rubbing. If a report shows 4, it was coated, or washed, or another cloth was sent to the laboratory. What we owe you is to say so: a warning on the hang-tag, a pocket bag in grey, a pale sofa in mind. For a check of navy and white the same grade would be a fault, since the white lies beside it for life.</p>
<h2>Reading a report</h2>
<p>Look at three things first. Which standard, with which temperature: C06 A1S at 40 °C is a mild affair, C1S at 60 is not. Which fibre of the strip is stained: polyamide and acetate take up what cotton refuses. And which colour was tested: laboratories are sent the pale one. We test the darkest shade of each dye class in every order, and keep the strips.</p>`,
    `<p>色牢度，说的是布被折腾之后，自己变了多少，又沾了别人多少。它不论百分比，而是拿一排灰色对照卡去比，凭眼或仪器，评一个级。</p>
<h2>两把尺</h2>
<p><strong>灰卡</strong>1到5级，半级写作4-5。5级看不出差别，4级要找才看得出，3级人人看得出，1级就成了另一个色。评变色一套卡，评沾色另一套。耐光不同：与八块<strong>蓝色羊毛标样</strong>同晒，每高一级，耐晒时间约翻一倍。所以光照6级不是3级的两倍，而是八倍左右。</p>
<h2>五项测试</h2>
<table><thead><tr><th>项目</th><th>怎么做</th><th>通常要求</th></tr></thead><tbody><tr><td>耐洗 ISO 105-C06</td><td>40或60℃，加钢珠与洗涤剂，旁贴六纤维布</td><td>变色4级，沾色4级</td></tr><tr><td>耐摩擦 ISO 105-X12</td><td>白棉布往复十次，干、湿各一</td><td>干摩4级，湿摩3级</td></tr><tr><td>耐汗渍 ISO 105-E04</td><td>酸碱汗液，37℃加压四小时</td><td>4级</td></tr><tr><td>耐光 ISO 105-B02</td><td>氙弧灯，与蓝标同晒</td><td>服装4级，窗帘6级</td></tr><tr><td>耐水 ISO 105-E01</td><td>浸湿加压四小时</td><td>4级</td></tr></tbody></table>
<h2>看染料</h2>
<p><strong>还原染料</strong>上去就不溶，耐洗、耐氯、耐晒，短处在深色摩擦。<strong>活性染料</strong>与棉键合，鲜艳；翠蓝与部分红怕光，没键合的必须皂净。<strong>硫化黑</strong>便宜而深，最怕氯。<strong>靛蓝</strong>浮在表层成环，不耐摩擦，永远不耐：不掉色的牛仔，也就不会褪出好看的样子。</p>
<h2>2级何时是对的</h2>
<p>原色牛仔湿摩1-2级。报告若写4级，不是上了涂层，就是洗过，要么送检的是另一块布。我们该做的是说明白：吊牌提示，袋布用灰色，提醒别坐浅色沙发。换成藏青白格，同样的级数就是疵，因为白纱要在它旁边待一辈子。</p>
<h2>怎样读报告</h2>
<p>先看三处。一看方法与温度：C06 A1S，40℃，温和；C1S，60℃，就不温和了。二看沾的是哪种纤维：棉不沾的，锦纶、醋酯往往沾。三看测的是哪个色：送检常挑浅的。我们每单按染料类别测最深的色，贴布留底。</p>
<p>国内标准与此大体对应：耐洗GB/T 3921，耐摩擦GB/T 3920，耐汗渍GB/T 3922，耐光GB/T 8427。方法细节有别，级数不可直接互认，签合同时写清用哪一套。</p>`,
  ),
};
