import { shots } from './shots';
import { type DemoTrade, words } from './trade';

/** What weaves and knits. */
export const clothTrades: Readonly<Record<string, DemoTrade>> = {
  yarndyed: {
    title: words('色织', 'Yarn-dyed weaving'),
    ending: words('色织', 'Yarn-Dyed'),
    lines: [words('色织衬衫面料', 'Yarn-dyed shirtings'), words('格子绒 · 法兰绒', 'Checks and flannels')],
    does: [
      words(
        '一百二十台剑杆织机，每季出三百个花型，现货花型八百个。',
        'A hundred and twenty rapier looms make three hundred new patterns a season; eight hundred are in stock.',
      ),
      words(
        '从排花到成品检验都在一个厂里完成，最小订单三百米。',
        'Patterning, weaving and inspection stand under one roof; the smallest order is three hundred metres.',
      ),
    ],
    products: [
      {
        name: words('蓝白牛津纺', 'Blue and white Oxford'),
        summary: words('138 g/m² · 门幅 147 cm · 100 % 棉', '138 g/m² · 147 cm wide · 100 % cotton'),
        picture: shots.oxford,
      },
      {
        name: words('绿格法兰绒', 'Green checked flannel'),
        summary: words('170 g/m² · 双面起绒 · 100 % 棉', '170 g/m² · brushed both sides · 100 % cotton'),
        picture: shots.check,
      },
      {
        name: words('细条府绸', 'Fine stripe poplin'),
        summary: words('118 g/m² · 80 支双股', '118 g/m² · Ne 80/2'),
        picture: shots.swatch,
      },
    ],
    jobs: [
      {
        title: words('色织工艺设计', 'Yarn-dyed pattern technician'),
        summary: words(
          '接客样，算排花、纱量与缩率，会用织物设计软件。',
          'You read a customer’s swatch and work out patterning, yarn and shrinkage.',
        ),
        pay: [8000, 12000],
      },
      {
        title: words('挡车工', 'Weaver'),
        summary: words('看十二台剑杆织机，计件，多劳多得。', 'Twelve rapier looms, paid by the piece.'),
        pay: [6500, 9000],
      },
    ],
    pictures: [shots.oxford, shots.check, shots.mill],
  },
  denim: {
    title: words('牛仔', 'Denim'),
    ending: words('牛仔', 'Denim'),
    lines: [
      words('牛仔布 · 染整', 'Denim · dyeing and finishing'),
      words('弹力牛仔 · 轻磅牛仔', 'Stretch and light denims'),
    ],
    does: [
      words(
        '一条绳染线、两条片染线，年产牛仔布一千八百万米。',
        'One rope and two slasher ranges make eighteen million metres of denim a year.',
      ),
      words(
        '水洗车间以臭氧与激光代替石磨，每条裤子省水四十升。',
        'Ozone and laser take the place of stones in our laundry and save forty litres a pair.',
      ),
    ],
    products: [
      {
        name: words('十二安士赤耳牛仔', 'Selvedge denim 12 oz'),
        summary: words('407 g/m² · 门幅 80 cm · 原色未洗', '407 g/m² · 80 cm wide · raw'),
        picture: shots.denim,
      },
      {
        name: words('弹力牛仔', 'Stretch denim 10 oz'),
        summary: words('339 g/m² · 98 % 棉 2 % 氨纶', '339 g/m² · 98 % cotton, 2 % elastane'),
        picture: shots.denim,
      },
    ],
    jobs: [
      {
        title: words('牛仔水洗技师', 'Denim wash developer'),
        summary: words(
          '会臭氧、激光与酵素，能独立出系列样。',
          'Ozone, laser and enzyme; you develop a range on your own.',
        ),
        pay: [9000, 14000],
      },
      {
        title: words('浆染联合机机长', 'Range leader, indigo'),
        summary: words(
          '带六个人，管一条片染线的颜色与停机。',
          'Six people, one slasher range, its shade and its stops.',
        ),
        pay: [8500, 11500],
      },
    ],
    pictures: [shots.denim, shots.indigo, shots.mill],
  },
  wool: {
    title: words('毛纺', 'Woollens'),
    ending: words('呢绒', 'Woollens'),
    lines: [words('人字呢 · 大衣呢', 'Herringbones · coatings'), words('精纺毛料', 'Worsted suitings')],
    does: [
      words(
        '从洗毛到缩绒一贯作业，大衣呢四百五十克起。',
        'From scouring to milling in one place; coatings begin at 450 g/m².',
      ),
      words(
        '精纺毛料以二百米为一单，备有六十个现货色。',
        'We weave worsteds in orders of two hundred metres and keep sixty shades in stock.',
      ),
    ],
    products: [
      {
        name: words('灰色人字呢', 'Grey herringbone'),
        summary: words('480 g/m² · 70 % 羊毛', '480 g/m² · 70 % wool'),
        picture: shots.herringbone,
      },
      {
        name: words('炭灰大衣呢', 'Charcoal coating'),
        summary: words('560 g/m² · 80 % 羊毛 20 % 锦纶', '560 g/m² · 80 % wool, 20 % polyamide'),
        picture: shots.herringbone,
      },
    ],
    jobs: [
      {
        title: words('毛织设计员', 'Woollen designer'),
        summary: words(
          '每季出大衣呢与西装料系列，跟样到大货。',
          'A range of coatings and suitings each season, from sample to bulk.',
        ),
        pay: [8000, 12000],
      },
    ],
    pictures: [shots.herringbone, shots.floor],
  },
  silk: {
    title: words('丝绸', 'Silk and satin'),
    ending: words('绸业', 'Silks'),
    lines: [words('真丝缎 · 乔其', 'Silk satins and georgettes'), words('提花绸', 'Jacquard silks')],
    does: [
      words(
        '缫丝、捻丝、织造一体，提花机三十二台，花本自己做。',
        'We reel, twist and weave; thirty-two jacquards run on patterns of our own.',
      ),
    ],
    products: [
      {
        name: words('酒红真丝缎', 'Wine-red silk satin'),
        summary: words('19 姆米 · 门幅 114 cm', '19 momme · 114 cm wide'),
        picture: shots.satin,
      },
      {
        name: words('双面提花绸', 'Double-faced jacquard'),
        summary: words('120 g/m² · 桑蚕丝与粘胶', '120 g/m² · silk and viscose'),
        picture: shots.damask,
      },
    ],
    jobs: [
      {
        title: words('提花意匠员', 'Jacquard designer'),
        summary: words('手绘与软件都要会，带一名学徒。', 'You draw by hand and by screen, and teach one apprentice.'),
        pay: [7500, 11000],
      },
    ],
    pictures: [shots.satin, shots.damask],
  },
  knitting: {
    title: words('针织', 'Knitting'),
    ending: words('针织', 'Knitting'),
    lines: [words('汗布 · 毛圈', 'Jerseys and terries'), words('罗纹 · 空气层', 'Ribs and interlocks')],
    does: [
      words(
        '圆机八十台，机号十六到四十针，坯布当天可看。',
        'Eighty circular machines from gauge 16 to 40; greige can be seen the same day.',
      ),
    ],
    products: [
      {
        name: words('精梳棉汗布', 'Combed cotton jersey'),
        summary: words('180 g/m² · 门幅 175 cm', '180 g/m² · 175 cm wide'),
        picture: shots.yard,
      },
      {
        name: words('大毛圈卫衣布', 'Loop-back terry'),
        summary: words('320 g/m² · 95 % 棉 5 % 氨纶', '320 g/m² · 95 % cotton, 5 % elastane'),
        picture: shots.yard,
      },
    ],
    jobs: [
      {
        title: words('圆机维修工', 'Circular knitting fitter'),
        summary: words(
          '换针、调路、保养八十台圆机，备件由厂里出。',
          'Needles, feeds and care of eighty machines; the mill pays for the parts.',
        ),
        pay: [7500, 10000],
      },
    ],
    pictures: [shots.yard, shots.floor],
  },
};
