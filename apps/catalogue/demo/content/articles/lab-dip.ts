import type { DemoArticle } from '../types';
import { words } from '../words';

export const labDip: DemoArticle = {
  slug: 'lab-dip',
  cover: 'article-lab-dip',
  addedAt: '2026-01-15',
  reads: 2690,
  title: words('Forty-eight hours: the life of a lab dip', '四十八小时：一块小样的来历'),
  summary: words(
    'How a shade is matched, why you get three of them, and what to write when you send one back.',
    '一个颜色怎样打出来，为什么一次给三档，退回小样时该写些什么。',
  ),
  bodyHtml: words(
    `<p>A lab dip is a promise in the size of a postage stamp: this is the colour your yarn will have. It is made on the yarn of the order, with the dyes of the order, by the process of the order. One that is made on something else is a guess with a pretty face.</p>
<h2>The first morning</h2>
<p>Your standard arrives and is conditioned for two hours. The spectrophotometer reads it in four places, through four layers, and the curve goes to the recipe programme together with the base yarn’s own. The programme offers a dozen recipes of three dyes each. The colourist strikes out those that change under shop light, those that contain a dye which is slow to wash off, and those that cost twice as much for nothing. Two or three are left.</p>
<h2>The first evening</h2>
<p>Ten grams of yarn for each recipe go into steel pots on a wheel, in an infrared bath, along the same temperature curve as in the large vessel: salt at the beginning, alkali in portions, sixty minutes at 60 °C, then rinse, neutralise, soap at the boil, rinse again. It cannot be hurried. Reactive dye that has not been soaped off looks darker than it is, by just as much as will later be found on a white collar.</p>
<h2>The second day</h2>
<p>The yarn is knitted into a sock, dried, rested, measured. Rarely is the first dip the last: the programme corrects, a second round is dyed by noon. What you receive are three options marked A, B and C. A is the nearest by number. B and C lie a little to either side, in the direction in which experience says a designer may have meant it.</p>
<h2>How to answer</h2>
<table><thead><tr><th>Helpful</th><th>Less so</th></tr></thead><tbody><tr><td>B approved, under D65</td><td>OK</td></tr><tr><td>A, but 5 % darker</td><td>A bit stronger</td></tr><tr><td>C is too red; keep its depth</td><td>Not the right blue</td></tr><tr><td>None; here is a new standard</td><td>See our website for the colour</td></tr></tbody></table>
<p>Say lighter or darker, redder or greener, yellower or bluer, duller or brighter. Those are the directions in which a recipe can be moved. Judge the dip in a light box, on grey, with both pieces lying in one direction, and decide within half a minute; after that the eye adapts and begins to argue.</p>
<h2>After the signature</h2>
<p>The approved dip is cut in half. One half is yours, the other lies with us for two years in the dark. The recipe is multiplied by forty or by four thousand, with corrections for the vessel that we have gathered in a long list. The first bulk lot is compared with the dip, not with your original standard. That is the reason to choose with care: from then on this stamp is the truth.</p>`,
    `<p>小样是邮票大的一句诺言：您的纱，将是这个颜色。它必须用大货的纱、大货的染料、大货的工艺打出来，换一样，就只是长得好看的猜测。</p>
<h2>头一天上午</h2>
<p>标样到厂，调湿两小时。折四层、换四处，分光仪读数，与坯纱曲线一起进配方软件。软件给出十来个三拼色方案，打样师傅逐一划掉：换灯就变的，浮色难洗的，贵一倍却无好处的。剩下两三个。</p>
<h2>头一天晚上</h2>
<p>每方十克纱，装钢杯上红外打样机，升温曲线与大缸相同：先加元明粉，分次加碱，60℃保温六十分钟，水洗、中和、沸皂、再洗。急不得。浮色没皂净，看着就深，深出来的那一点，日后恰好沾在白领子上。</p>
<h2>第二天</h2>
<p>织成袜片，烘干、回潮、测色。一次就中的少，软件修方，中午前再染一轮。您收到的是A、B、C三档：A最接近读数，B、C各偏一点，偏的方向，是凭经验猜设计师心里或许想的那边。</p>
<h2>怎样批复</h2>
<table><thead><tr><th>有用的</th><th>不太有用的</th></tr></thead><tbody><tr><td>B样OK，D65光源</td><td>可以</td></tr><tr><td>取A，加深5%</td><td>再浓一点</td></tr><tr><td>C偏红，深度保持</td><td>蓝得不对</td></tr><tr><td>都不对，另寄新标样</td><td>颜色见我们网站</td></tr></tbody></table>
<p>请说深浅、红绿、黄蓝、鲜暗，这几个方向配方挪得动。在对色灯箱里，灰底，两块同一方向，半分钟内定夺；再看下去，眼睛适应了，就开始跟自己抬杠。</p>
<p>屏幕上的颜色不能作准：两台手机，两个蓝。潘通号可以作参考，但请注明是纸版还是布版，二者本就不同色。</p>
<h2>签字之后</h2>
<p>确认样一剪为二，一半归您，一半避光存我处两年。配方乘以四十或四千，再按缸差修正，修正表是多年攒下的。首缸大货对的是这块小样，不再是最初的标样。所以选时要慎重：从签字起，这张“邮票”就是标准。</p>`,
  ),
};
