import type { DemoArticle } from '../types';
import { words } from '../words';

export const cottonCertificates: DemoArticle = {
  slug: 'cotton-certificates',
  cover: 'article-cotton-certificates',
  addedAt: '2026-02-26',
  reads: 3871,
  title: words('Six marks on a cotton cloth, and what each proves', '棉布上的六个标：各自证明什么'),
  summary: words(
    'OEKO-TEX, GOTS, OCS, GRS, Better Cotton, a transaction certificate: who checks what, and what you may print on a label.',
    'OEKO-TEX、GOTS、OCS、GRS、良好棉花与交易证书：谁在查什么，吊牌上能印什么。',
  ),
  bodyHtml: words(
    `<p>Certificates are often collected like stamps. Each answers one question only. Whoever asks the wrong one gets a true answer that helps nobody.</p>
<h2>Is it harmless to wear?</h2>
<p><strong>OEKO-TEX STANDARD 100</strong> tests the finished article for several hundred substances, from formaldehyde to nickel, in four product classes; babies’ articles have the strictest limits. It says nothing of how the cotton was grown or how the waste water was treated. It is valid for a year and belongs to the articles named on it.</p>
<h2>Was it grown organically?</h2>
<p><strong>OCS</strong> counts organic fibre and follows it from the farm through every sale. It does not look at dyes or wages. <strong>GOTS</strong> does: at least 70 per cent of certified organic fibre, and 95 for the label grade “organic”, a positive list for chemicals, waste-water treatment, and social criteria at each stage. A yarn-dyed cloth under GOTS may be coloured, but only with dyes on that list.</p>
<h2>Was it used before?</h2>
<p><strong>GRS</strong> asks for 20 per cent of recycled content for trade between firms, and 50 for the label on the garment, with chemical and social criteria added. Pre-consumer waste such as our cutting clippings counts, if it would not have gone back into the same process anyway.</p>
<h2>Was it grown better?</h2>
<p><strong>Better Cotton</strong> trains farmers in water, soil and pesticide use. It works mostly by mass balance: the credits pass along the chain, the fibre may be any fibre. It is a sound programme; it is not a statement on what is in this shirt, and the claim must be worded accordingly.</p>
<table><thead><tr><th>Mark</th><th>About</th><th>Checked on</th><th>On the hang-tag</th></tr></thead><tbody><tr><td>OEKO-TEX 100</td><td>substances</td><td>the article</td><td>with label number</td></tr><tr><td>GOTS</td><td>organic, process, people</td><td>every stage</td><td>with licence and certifier</td></tr><tr><td>OCS</td><td>organic content</td><td>every stage</td><td>with licence and certifier</td></tr><tr><td>GRS</td><td>recycled content, process</td><td>every stage</td><td>from 50 %</td></tr><tr><td>Better Cotton</td><td>farming</td><td>the farm, credits</td><td>members only</td></tr></tbody></table>
<h2>The paper that matters</h2>
<p>A scope certificate says that a mill <em>can</em> make certified goods. Only a <strong>transaction certificate</strong> says that <em>these</em> goods are certified: it names lot, weight, buyer and seller, and refers to the one before it, down to the gin. Without it the chain ends with us, whatever hangs on our wall. Ask for it in the order, not after the shipment. It takes five working days, and it cannot be issued for goods that were not planned as certified from the bale onwards.</p>
<h2>How we show them</h2>
<p>On each article you find only the certificates that its composition allows, with the date up to which they are valid. A GOTS mark on a blend with conventional cotton would be a mistake; our planning system refuses it, and so does the test that guards this catalogue.</p>`,
    `<p>证书常被当邮票集。其实每张只回答一个问题；问错了，得到的是一句真话，却帮不上忙。</p>
<h2>穿着是否无害？</h2>
<p><strong>OEKO-TEX STANDARD 100</strong>检测成品中的几百种物质，从甲醛到镍，分四个产品级别，婴幼儿最严。棉怎么种、废水怎么治，它不管。有效期一年，只管证书上列明的品种。</p>
<h2>是有机种植吗？</h2>
<p><strong>OCS</strong>数有机纤维的含量，从农场起逐手追踪，不问染料与工资。<strong>GOTS</strong>都问：有机纤维至少70%，标“有机”者95%以上；化学品用正面清单，废水须处理，每一环都有社会责任条款。GOTS下的色织布可以有颜色，但染料须在清单上。</p>
<h2>是再生的吗？</h2>
<p><strong>GRS</strong>规定企业间交易再生含量20%起，成衣挂标50%起，另加化学品与社会条款。消费前废料，如裁剪边角，可以计入，前提是它本不会回到同一道工序。</p>
<h2>种得更好吗？</h2>
<p><strong>良好棉花（Better Cotton）</strong>教棉农节水、养土、少用药，多以质量平衡方式运作：积分沿链传递，纤维可以是任何纤维。项目是好项目，但它不说明这件衬衫里有什么，宣传用语须与之相称。</p>
<table><thead><tr><th>标识</th><th>说的是</th><th>查的是</th><th>吊牌可否使用</th></tr></thead><tbody><tr><td>OEKO-TEX 100</td><td>有害物质</td><td>成品</td><td>附标签编号</td></tr><tr><td>GOTS</td><td>有机、过程、人</td><td>每一环节</td><td>附许可号与机构名</td></tr><tr><td>OCS</td><td>有机含量</td><td>每一环节</td><td>附许可号与机构名</td></tr><tr><td>GRS</td><td>再生含量与过程</td><td>每一环节</td><td>含量50%起</td></tr><tr><td>良好棉花</td><td>种植</td><td>农场与积分</td><td>仅限会员</td></tr></tbody></table>
<h2>真正要紧的那张纸</h2>
<p>范围证书（SC）说工厂<em>有资格</em>做；<strong>交易证书（TC）</strong>才说<em>这批货</em>是。TC写明批号、重量、买卖双方，并指向上一张，一路回到轧花厂。没有它，链条断在我们这里，墙上挂什么都没用。请在下单时索要，不要等发货之后：办理需五个工作日，而且从棉包起没按认证计划走的货，补也补不出来。</p>
<h2>我们怎样标</h2>
<p>每个品种只列其成分允许的证书，并写明有效期。把GOTS挂在掺了常规棉的布上是错误，我们的排产系统不放行，守着本目录的那道测试也不放行。</p>
<p>收到证书，三处要看：持证人是否与卖方同名，产品类别是否覆盖这块布，有效期是否盖过装运日。再到发证机构官网按编号查一遍，两分钟足够。</p>`,
  ),
};
