## 页面
title = Plyscope
tagline = 逐步观察极大极小与 α-β 搜索，可进可退
skip-to-tree = 跳到博弈树
examples = 示例
random = 随机树
share = 复制链接
shared = 链接已复制
share-failed = 无法复制链接，请从地址栏复制。
share-too-long = 这棵树太大，无法放入链接：链接最多 { $limit } 字节。
picture = 保存图片
print = 打印
help = 按键与帮助
close = 关闭
language = 语言
theme = 配色
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色

## 搜索
panel-search = 树与搜索
algorithm = 算法
algorithm-alpha-beta = α-β 剪枝
algorithm-minimax = 极大极小
algorithm-hint = 极大极小搜索查看每个结点；α-β 剪枝跳过不会影响结果的部分。
root = 先手
root-max = MAX ▲
root-min = MIN ▽
root-hint = 根结点由谁走。双方逐层轮流。
order = 子结点
order-left = 从左到右
order-right = 从右到左
order-hint = 查看子结点的次序。
cut = 剪枝条件
cut-ge = α ≥ β
cut-gt = α > β
cut-hint = 用 ≥ 时，仅仅一样好的着法也被剪去；用 > 时，相等的值仍会查看。
fail = 返回
fail-soft = 找到的最佳值（fail soft）
fail-hard = 窗口边界（fail hard）
fail-hint = fail soft 返回找到的最佳值，即使在窗口之外；fail hard 返回被越过的窗口边界。
window-start = 初始窗口
window-hint = 两个值，例如 0..15 或 -inf..inf。只搜索两者之间的值。
window-bad = 窗口由两个值组成，小的在前，例如 0..15 或 -inf..8。

## 树的文本
tree-text = 树
tree-hint = 括号是结点，数字是叶。也可写 win、draw、loss，名称如 a:5，以及 JSON 数组。
tree-size = { $nodes } 个结点，{ $layers } 层
line-column = 第 { $line } 行，第 { $column } 列
undo = 撤销
redo = 重做
error-empty = 这里没有树。应类似 (4 8) (17 5)。
error-too-long = 文本有 { $bytes } 字节；最多读取 { $limit } 字节。
error-unexpected = 此处不应出现“{ $found }”。应为数字、win、draw、loss、带冒号的名称或括号。
error-unknown-word = “{ $word }”不是值。应为数字、win、draw 或 loss，或在名称后加冒号。
error-did-you-mean = “{ $word }”不是值。是否想写 { $near }？
error-not-a-number = “{ $number }”不是数字。应类似 -5 或 2.5。
error-number-too-large = { $number } 太大。应在 −{ $limit } 与 { $limit } 之间。
error-too-many-decimals = { $number } 的小数位太多，最多 { $limit } 位。
error-unclosed = 这个“{ $bracket }”没有闭合。
error-mismatched = “{ $found }”与第 { $line } 行第 { $column } 列的括号不匹配。应为“{ $expected }”。
error-not-opened = “{ $found }”没有对应的左括号。应为结点或文本结尾。
error-empty-brackets = 括号是空的，里面至少要有一个结点。
error-name-alone = 名称“{ $name }”后面没有结点。应为冒号，再接数字或括号。
error-unclosed-quote = 引号没有闭合，应在同一行内闭合。
error-bad-name = 名称为 1 到 { $limit } 个可打印字符，首尾不能有空格。
error-too-many-nodes = 一棵树最多 { $limit } 个结点。
error-too-many-layers = 一棵树最多 { $limit } 层。
error-kept = 图中仍是上一棵可读的树。

## 修改结点
node-panel = 结点 { $name }
node-value = 值
node-value-bad = 应为数字、win、draw 或 loss。
node-name = 名称
node-name-bad = 名称为 1 到 { $limit } 个可打印字符，首尾不能有空格。
node-add = 添加子结点
node-remove = 删除
node-swap-left = 与左边交换
node-swap-right = 与右边交换
node-visit = 转到访问它的一步
node-pick = 在树中选择一个结点即可修改。

## 播放控制
transport = 步骤
first = 到开头
back = 后退一步
play = 播放
pause = 暂停
forward = 前进一步
last = 到结尾
over = 前进并跳过子树
back-over = 后退并跳过子树
next-cut = 下一次剪枝
previous-cut = 上一次剪枝
speed = 速度
speed-value = 每秒 { $count } 步
step-of = 第 { $step } 步，共 { $last } 步
scrubber = 步骤
scrubber-value = 第 { $step } 步，共 { $last } 步：{ $sentence }

## 面板
tree-view = 博弈树
zoom-in = 放大
zoom-out = 缩小
zoom-fit = 整棵树
names-on = L 编号
code-panel = 伪代码
stack-panel = 调用栈
stack-empty = 没有进行中的调用。
stack-node = 结点
stack-best = 最佳
line-panel = 路径上的窗口
line-hint = 只有 α 与 β 之间的值还能改变结果。窗口一闭合就剪枝。
line-empty = 走第一步后显示窗口。
line-minimax = 极大极小搜索不用窗口，所有结点都要查看。
line-closed = 闭合
legend-panel = 图例
legend-max = 轮到 MAX
legend-min = 轮到 MIN
legend-leaf = 叶及其值
legend-here = 当前步骤
legend-new = 尚未访问
legend-open = 进行中：在路径上
legend-done = 已完成
legend-pruned = 被剪去：不会访问
legend-best = 目前最佳子结点
legend-cut = 剪枝处
summary = 访问 { $visited } · 剪枝 { $cuts } 次 · 剪去 { $pruned }

## 每一步的说明
step-start = 还没有查看任何结点。按播放或右方向键开始。
step-begin = 搜索从 { $node } 开始，轮到 { $player }。目前一无所知，窗口为 { $window }。
step-begin-plain = 搜索从 { $node } 开始，轮到 { $player }。
step-enter = 向下到 { $node }，轮到 { $player }，窗口为 { $window }。
step-enter-plain = 向下到 { $node }，轮到 { $player }。
step-leaf = 向下到叶 { $node }。
step-leave-leaf = 叶 { $node } 的值为 { $value }。
step-leave-exact = { $node } 完成：其值恰为 { $value }。
step-leave-cut-max = 离开 { $node }：其值至少为 { $value }，因为未查看的着法中 MAX 可能有更好的。
step-leave-cut-min = 离开 { $node }：其值至多为 { $value }，因为未查看的着法中 MIN 可能有更好的。
step-leave-at-least = { $node } 完成：其值至少为 { $value }。就它的窗口而言，知道这些就够了。
step-leave-at-most = { $node } 完成：其值至多为 { $value }。就它的窗口而言，知道这些就够了。
step-best-alpha = MAX 在 { $node } 经 { $child } 得到 { $value }，于是 α 升到 { $bound }。
step-best-beta = MIN 在 { $node } 经 { $child } 得到 { $value }，于是 β 降到 { $bound }。
step-best-same = { $player } 在 { $node } 经 { $child } 得到 { $value }；窗口仍为 { $window }。
step-best-plain = { $player } 在 { $node } 经 { $child } 得到 { $value }，目前最佳。
step-cut-max = 在 { $node } 剪枝：MIN 在 { $setter } 已有 { $bound }，而此结点的值至少为 { $value }。
step-cut-min = 在 { $node } 剪枝：MAX 在 { $setter } 已有 { $bound }，而此结点的值至多为 { $value }。
step-cut-start-max = 在 { $node } 剪枝：搜索以 β = { $bound } 开始，而此结点的值至少为 { $value }。
step-cut-start-min = 在 { $node } 剪枝：搜索以 α = { $bound } 开始，而此结点的值至多为 { $value }。
step-cut-deep = 这个界来自上方 { $layers } 层的结点：深层剪枝。
step-skipped = 不再访问：{ $names }。
step-skipped-more = 不再访问：{ $names } 以及另外 { $count } 个，连同其下所有结点。
step-finish-exact = 完成：整棵树的值为 { $value }。
step-finish-at-least = 完成：整棵树的值至少为 { $value }。
step-finish-at-most = 完成：整棵树的值至多为 { $value }。
step-finish-count = { $total } 个结点中访问了 { $visited } 个，剪去 { $pruned } 个。

## 结点的朗读
read-leaf = 叶
read-value = 值 { $value }
read-at-least = 至少 { $value }
read-at-most = 至多 { $value }
read-window = 窗口从 { $alpha } 到 { $beta }
read-new = 未访问
read-open = 进行中
read-done = 已完成
read-pruned = 被剪去
read-best = 最佳子结点
read-here = 当前步骤
read-infinity = 正无穷
read-minus-infinity = 负无穷
value-win = 胜
value-draw = 和
value-loss = 负

## 示例
gallery = 课堂示例
gallery-quiz = 测验题
gallery-quiz-about = 四层。α-β 剪枝不会访问哪些结点？
gallery-minimax-small = 最小的极大极小
gallery-minimax-small-about = 各有两种着法：MIN 应对，MAX 选择。
gallery-minimax-three = 三乘三的极大极小
gallery-minimax-three-about = 途中的每个中间值：先 4，再 3，然后下一个结点。
gallery-pruning-three = 同一棵树，加剪枝
gallery-pruning-three-about = 一旦 MIN 能以 2 应对，该着法的其余部分就无关紧要。
gallery-cs61b = 正数与负数
gallery-cs61b-about = 一个结点至少为 5，一个至多为 −20：两处都剪枝。
gallery-heap = 数组中的二叉树
gallery-heap-about = 五层，以 0 到 15 的窗口搜索。
gallery-weiss = 胜、和、负
gallery-weiss-about = C1 是和棋。走 H2A 之后 C2 不会更好：转到 C3。
gallery-deep = 深层剪枝
gallery-deep-about = 引起剪枝的界来自上方三层的根结点。
gallery-best-order = 最佳次序
gallery-best-order-about = 每次剪枝只需第一个子结点：27 个叶只看 11 个，不能再少。
gallery-worst-order = 同一棵树，反序
gallery-worst-order-about = 好着法在最后：27 个叶要看 22 个。

## 随机树
random-title = 随机树
random-seed = 种子
random-new-seed = 换一个种子
random-branching = 每个结点的子结点数
random-depth = 根以下的层数
random-values = 叶的值
random-cuts = 最少剪枝次数
random-from = 从
random-to = 到
random-make = 生成
random-branching-bad = 每个结点至少要有 1 个子结点；小的数在前。
random-depth-bad = 根以下应有 1 到 { $limit } 层；小的数在前。
random-values-bad = 小的值在前。
random-no-tree = { $tries } 棵树中没有一棵有 { $wanted } 次剪枝，最多 { $seen } 次。请增加子结点、层数或值的范围。
random-number-bad = 此处应为整数。

## 链接
link-problem = 链接有些问题
link-kept = 其余部分照常显示。
link-too-long = 它有 { $bytes } 字节；最多读取 { $limit } 字节。
link-unknown = “{ $name }”在这里没有意义。
link-choice = { $parameter } 不能是“{ $given }”；应为 { $known }。
link-step = 步骤“{ $given }”不是整数。
link-encoding = “{ $name }”中有损坏的 % 编码。
link-beyond = 它要求第 { $step } 步；最后一步是 { $last }。
link-or = 或

## 大树
busy = 正在搜索大树……已走 { $count } 步
busy-reading = 正在读取大树……
cancel = 取消
cancelled = 搜索已取消。图中仍是之前的搜索。
too-many-steps = 搜索超过 { $limit } 步，无法全部显示。

## 帮助
help-title = Plyscope 使用方法
help-about = 按播放，或用方向键逐步前进。树下方说明每一步。树、文本与地址始终一致：复制地址即可让别人看到这一步。
help-keys = 按键
help-keys-where = 当树或步骤按钮获得焦点时有效。
help-tree-keys = 在树中，方向键在结点之间移动。
key-forward = 前进一步
key-back = 后退一步
key-play = 播放或暂停
key-over = 前进并跳过子树
key-back-over = 后退并跳过子树
key-next-cut = 下一次剪枝
key-previous-cut = 上一次剪枝
key-first = 到开头
key-last = 到结尾
key-names = 显示或隐藏 L 编号
key-fit = 整棵树
key-zoom = 放大、缩小
key-help = 本帮助

## 更多的搜索方法
game-start = 开局
step-begin-pass = 这一轮向前看 { $count } 步。
step-begin-depth = 向前看 { $count } 步。
step-enter-again = { $node } 可能更好，于是用窗口 { $window } 重新搜索。
step-enter-null = 用零窗口下到 { $node }：它究竟是否优于 { $bound }？
step-enter-end = 下到 { $node }，搜索到此为止。
step-evaluate = { $node } 的静态评估为 { $value }。
step-probe-miss = 置换表中还没有 { $node }。
step-probe-hit = 置换表中已有 { $node }：{ $value }，是在 { $setter } 处得到的。
step-probe-hit-below = 置换表中已有 { $node }：{ $value }，是在更深处得到的。
step-probe-settles = 这就够了。
step-probe-not-enough = 对窗口 { $window } 来说还不够。
step-store = { $node } 以 { $value } 存入置换表。表中现有 { $count } 个局面。
step-cut-null = { $node } 被剪去：零窗口只问是否超过 { $bound }，{ $value } 已作出回答。
step-leave-evaluated = 从 { $node } 返回 { $value }，这只是估计值。
step-leave-table = 从 { $node } 返回置换表中的值：{ $value }。
step-leave-end = { $node } 之后对局结束：{ $value }。
step-leave-tally = { $node } 完成：{ $value }。其下 { $count } 个局面只作了计数。
step-finish-game = 访问了 { $visited } 个局面，剪枝 { $cuts } 次。
step-finish-unsound = 注意：这张表把界当成了值，结果可能是错的。
read-beyond = 未查看
legend-beyond = 未查看

## 博弈树有多大
complexity = 复杂度
complexity-title = 博弈树有多大？
complexity-branching = 每个局面的着法数 b
complexity-depth = 深度 m（层）
complexity-presets = 现成的树
complexity-missing = 应为 { $least } 到 { $most } 的整数。
complexity-not-whole = “{ $given }”不是整数。应为 { $least } 到 { $most } 的整数。
complexity-outside = { $given } 超出范围。应为 { $least } 到 { $most } 的整数。
complexity-older = 这些数字仍是 b = { $branching }、m = { $depth } 时的结果。
complexity-saving = 全树有 { $leaves } 个叶；最佳着法排在最前时，α-β 剪枝只需看 { $best } 个，前者是后者的 { $fewer } 倍。
complexity-no-saving = 在这棵树上 α-β 剪枝无从省略，每个叶都要看。
complexity-costs = 搜索的代价
complexity-at-best = 最好情况的 α-β 剪枝
complexity-leaves = 叶
complexity-nodes = 结点
complexity-effective = 有效分支因子
complexity-memory = 内存中的结点
complexity-time = 时间
complexity-speed = 每秒结点数
complexity-read-leaves = b 的 m 次方
complexity-read-least = b 的（m 除以 2，向上取整）次方，加 b 的（m 除以 2，向下取整）次方，减 1
complexity-read-root = b 的平方根
complexity-ten = 10 的 { $exponent } 次方
complexity-times-ten = { $number } 乘以 10 的 { $exponent } 次方
complexity-instant = 不到 1 毫秒
complexity-milliseconds = { $amount } 毫秒
complexity-seconds = { $amount } 秒
complexity-minutes = { $amount } 分钟
complexity-hours = { $amount } 小时
complexity-days = { $amount } 天
complexity-years = { $amount } 年
complexity-universe = 作为比较：宇宙的年龄约为 138 亿年。
complexity-half = 深度优先搜索只需在内存中保留一条路径及其结点的子结点。最佳着法在先时，α-β 剪枝在同样时间内可搜索约两倍的深度。
complexity-games = 各种棋类的规模
complexity-games-about = 博弈树的叶数；条形的长度表示指数。按通常的对局长度计算，例如国际象棋为 35 种着法、80 层。
complexity-own = 这棵树
complexity-game-tic-tac-toe = 井字棋
complexity-game-connect-four = 四子棋
complexity-game-checkers = 西洋跳棋
complexity-game-morris = 九子棋
complexity-game-draughts = 国际跳棋
complexity-game-chess = 国际象棋
complexity-game-backgammon = 双陆棋
complexity-game-chinese-chess = 中国象棋
complexity-game-shogi = 将棋
complexity-game-go = 围棋
