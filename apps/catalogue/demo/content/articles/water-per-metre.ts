import type { DemoArticle } from '../types';
import { words } from '../words';

export const waterPerMetre: DemoArticle = {
  slug: 'water-per-metre',
  cover: 'article-water-per-metre',
  addedAt: '2026-08-20',
  reads: 1986,
  title: words('Eleven litres: counting water by the metre', '十一升：按米算水账'),
  summary: words(
    'How we measure the water of a finish, what ozone and laser really save, and what the number leaves out.',
    '一种整理用多少水，怎么量；臭氧与激光真正省下多少；这个数字又漏了什么。',
  ),
  bodyHtml: words(
    `<p>“Saves up to 90 per cent of water” is printed on many hang-tags. It seldom says of what. We began in 2021 to put a meter on every machine that takes water, and to divide by metres of cloth. This is what came out.</p>
<h2>How it is measured</h2>
<p>Each washer, range and rinse box has its own meter, read every minute. Water is booked on the lot that runs. Filling, cleaning and false starts are added in proportion, so that the sum over all lots is what the mill draws in a quarter. Re-used water counts as water. The base is a 12-ounce denim of 160 centimetres, which weighs about 660 grams a metre.</p>
<table><thead><tr><th>Finish</th><th>Litres a metre</th><th>Of these hot</th></tr></thead><tbody><tr><td>Sanforised raw</td><td>1</td><td>0</td></tr><tr><td>Laser, one rinse</td><td>8</td><td>3</td></tr><tr><td>Rinse wash</td><td>9</td><td>5</td></tr><tr><td>Ozone, light blue</td><td>11</td><td>4</td></tr><tr><td>Enzyme stone</td><td>24</td><td>15</td></tr><tr><td>Stone and hypochlorite, as until 2020</td><td>70</td><td>31</td></tr></tbody></table>
<h2>Where the seventy went</h2>
<p>The old light blue took ten baths: desize, rinse, stone, two rinses, bleach, two baths to neutralise, a rinse, a softener. Most of it did not change the colour. It removed what the bath before had left. Ozone bleaches damp cloth in a closed drum and leaves oxygen behind, so five baths fall away. Foam carries enzyme and softener with a third of the liquor. Neither is a miracle; both are a way not to have to rinse.</p>
<h2>What the number leaves out</h2>
<ul><li><strong>Cotton.</strong> Growing the fibre of this metre took between 1,000 and 6,000 litres, depending on rain and field. The finish is small beside it, but it is ours.</li><li><strong>Indigo.</strong> Rope dyeing adds 15 litres a metre. We are trying counter-current rinsing with a membrane; so far it saves four.</li><li><strong>Energy.</strong> An ozone generator takes 0.3 kWh a metre. The steam that is no longer needed for hot baths is about 0.9. The balance is good, but it is a balance.</li><li><strong>What is in the water.</strong> One litre with permanganate is worse than ten with starch. Litres alone cannot tell.</li></ul>
<h2>What comes back</h2>
<p>Sixty-two per cent of our waste water passes ultrafiltration and reverse osmosis and returns to the dyehouse. The rest, with the salt, goes through biology to the municipal plant; its figures are measured by a third party each month and lie open for customers.</p>
<h2>What you can ask</h2>
<p>Ask any supplier three questions: litres of what cloth, measured where, averaged over how long. If the answer is a percentage, ask for the two numbers it was made of. And when a rinse wash will do for your design, take it. The best saving is the bath that nobody ordered.</p>`,
    `<p>“最多节水90%”，吊牌上常见，却很少说跟什么比。2021年起，我们给每台用水的机器装表，再除以布的米数。账就是这样算出来的。</p>
<h2>怎么量</h2>
<p>每台水洗机、染线、水洗箱各有水表，每分钟一读，水记在正在走的批次上。进水、清缸、开错车的，按比例摊进去，所有批次加起来，等于全厂一季的取水量。中水也算水。基准布是12盎司、幅宽160厘米的牛仔，每米约660克。</p>
<table><thead><tr><th>整理</th><th>升/米</th><th>其中热水</th></tr></thead><tbody><tr><td>预缩原色</td><td>1</td><td>0</td></tr><tr><td>激光，一道清洗</td><td>8</td><td>3</td></tr><tr><td>退浆轻洗</td><td>9</td><td>5</td></tr><tr><td>臭氧浅蓝</td><td>11</td><td>4</td></tr><tr><td>酵素石磨</td><td>24</td><td>15</td></tr><tr><td>石磨加漂水（2020年以前）</td><td>70</td><td>31</td></tr></tbody></table>
<h2>那七十升去哪了</h2>
<p>旧法做浅蓝要走十浴：退浆、洗、石磨、洗两道、漂、中和两道、洗、柔软。多数并不改变颜色，只是清掉上一浴留下的东西。臭氧在密闭滚筒里漂含潮的布，剩下的是氧气，五浴就此免去；泡沫带酵素与柔软剂，浴量只要三分之一。都不是奇迹，只是不必再洗的办法。</p>
<h2>数字漏了什么</h2>
<ul><li><strong>棉花。</strong>长出这一米布的纤维，视雨水与田地，用水一千到六千升。整理所占很小，却是我们分内的。</li><li><strong>靛蓝。</strong>束染另加每米15升。逆流水洗配膜处理正在试，眼下省四升。</li><li><strong>能源。</strong>臭氧发生器每米耗电0.3度；省下的热浴蒸汽折约0.9度。账面划算，但终究是一笔账。</li><li><strong>水里有什么。</strong>一升高锰酸钾水，坏过十升淀粉水，光看升数看不出。</li></ul>
<h2>回来的水</h2>
<p>六成二的废水经超滤、反渗透回到染缸。其余连同盐分，经生化处理进市政管网，每月由第三方检测，数据向客户公开。</p>
<h2>您可以问的</h2>
<p>问任何一家都是三句：什么布的升数，在哪里量，平均了多久。若答的是百分比，请要那两个原始数字。您的设计若轻洗就够，那就轻洗。最省的，是没人下单的那一浴。</p>
<p>也请留意口径：有的厂只报洗水机，不报染线；有的不算清缸；有的把中水当零。口径不同，数字不必相比。我们宁可数字难看些，也要与自家水费单对得上。</p>`,
  ),
};
