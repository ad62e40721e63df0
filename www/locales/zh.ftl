## 语言
-tag = zh-Hans
-name = 中文
-thousands = ,
-decimal = .
-columns = ,
-sentences = ""
-list = "、"
-clauses = "，"

## 页面
title = Plyscope
tagline = 逐步观察极大极小与 α-β 搜索，可进可退
skip-to-tree = 跳到博弈树
skip-to-board = 跳到对弈的棋盘
pages = Plyscope 的各部分
tools = 工具
page-trees = 博弈树
page-backtracking = 回溯
page-coroutines = 协程
page-mcts = MCTS
page-mcts-about = 蒙特卡罗树搜索、SSS* 和证明数搜索
page-learn = 学习
page-program = 程序
examples = 示例
random = 随机树
share = 分享
shared = 无法加载对话框，因此已复制链接。
share-failed = 无法加载对话框；链接在地址栏中。
share-too-long = 无法加载对话框，而所显示的内容太长，无法放入链接。
print = 打印
help = 按键与帮助
close = 关闭
language = 语言
language-missing = 无法加载 { $language } 的文字。请再次选择该语言以重试。
dialog-missing = 无法加载“{ $dialog }”。请检查网络连接，然后再按一次该按钮。
storage-full = 此浏览器不再为本网站保存内容：现在所做的，关闭页面后就会丢失。请先将结果或程序保存为文件。
storage-forbidden = 此浏览器不允许本网站保存任何内容：现在所做的，关闭页面后就会丢失。请先将结果或程序保存为文件。
work-outdated = 这里留下的内容来自另一版本的 Plyscope。能读取的部分已显示。
theme = 配色
theme-system = 自动
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
root-hint = 根结点由谁走。除非某个结点注明由谁走，否则双方逐层轮流。
ask-before = 先问我
ask-none = 否
ask-hint = 在每个会显示答案的步骤之前停下，向你提问，并解释答案。
ask-what = { $ask ->
    [cuts] 会剪枝吗？
    [values] 每个结点返回什么？
   *[other] 下一个是哪个结点？
}
order = 子结点
order-left = 从左到右
order-right = 从右到左
order-hint = 搜索子结点的次序。
cut = 剪枝条件
cut-ge = α ≥ β
cut-gt = α > β
cut-hint = 用 ≥ 时，仅仅一样好的着法也被剪去；用 > 时，相等的值仍会搜索。
fail = 返回
fail-soft = 最佳值（fail soft）
fail-hard = 窗口端点（fail hard）
fail-hint = fail soft 返回找到的最佳值，即使在窗口之外；fail hard 返回最近的窗口端点。
window-start = 初始窗口
window-hint = 两个值，例如 0..15 或 -inf..inf。只搜索两者之间的值。
window-bad = 窗口由两个值组成，小的在前，例如 0..15 或 -inf..8。
guess = 初始猜测
guess-hint = 最先猜测的值。若是数字，最初的窗口取在它附近；在 MTD(f) 中，窗口询问值是否至少为它。“–”表示根的静态评估。
guess-bad = 应为一个值，例如 8 或 win，或“–”。

## 树的文本
tree-text = 树
tree-hint = 括号是结点，数字是叶。也可写 win、draw、loss，名称如 a:5，由 MAX 走的结点如 max:(4 8)，以及 JSON 数组。用期望极大极小、Star1 或 Star2 时还可写 chance:(1/6*3 5/6*8)。
trace-text = 记录
trace-hint = 把程序的记录粘贴到这里，或把文件拖到页面任意处。每行是一个 JSON 对象。
trace-empty = 粘贴记录，或拖入文件
trace-large = { $lines } 行
trace-file = 选择文件
trace-back = 返回搜索
trace-unreadable = 无法读取文件，或文件不是 UTF-8 文本，或超过 { $limit } MiB。
trace-kept = 图中显示的不是这份记录。
tree-size = { $nodes } 个结点，{ $layers } 层
line-column = 第 { $line } 行，第 { $column } 列
undo = 撤销
redo = 重做
error-empty = 这里没有树。应类似 (4 8) (17 5)。
error-too-long = 文本有 { $bytes } 字节，超过可读取的 { $limit } 字节。
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
error-missing-node = 这个逗号旁边缺少一个结点。它的前面和后面都应有一个结点。
error-turning = 名称中不能有字符 { $found }：它会改变其后文字的方向。
error-name-alone = 名称“{ $name }”后面没有结点。应为冒号，再接数字或括号。
error-player-alone = max: 和 min: 表示在有子结点的结点由谁走，后面应为括号。
error-chance-alone = chance: 表示在有子结点的结点由随机决定，后面应为括号。
error-chance-not-here = 这里不能有机会结点：只有期望极大极小、Star1 和 Star2 搜索含机会结点的树。
error-fraction-too-fine = { $number } 无法精确表示，分母最多为 { $limit }，分子最多为 { $most }。
error-weight-alone = 这个权重没有结点，星号后应为数字或括号。
error-weight-without-chance = 只有机会结点的子结点有权重，其括号前应写 chance:。
error-weight-not-positive = 权重 { $weight } 不大于 0，应为概率，如 1/6。
error-weight-missing = 这个机会结点的子结点有的有权重，有的没有，应全部有或全部没有。
error-weight-sum = 这个机会结点的权重之和为 { $sum }，应为 1。
error-weight-sum-unknown = 这个机会结点的权重之和不为 1。
error-outcome-below-chance = 胜与负没有平均值，而上方由随机决定，应为数字。
error-chance-too-fine = 这个机会结点的平均值可能太细或太大，无法精确表示：公分母最多为 { $limit }，数值最大为 { $most } 除以公分母。
error-unclosed-quote = 引号没有闭合，应在同一行内闭合。
error-bad-name = 名称为 1 到 { $limit } 个可打印字符，首尾不能有空格。
error-too-many-nodes = 一棵树最多 { $limit } 个结点。
error-too-many-layers = 一棵树最多 { $limit } 层。
error-kept = 图中仍是上一棵可读的树。
error-nothing = 树的文字能够读取之后才能画图。

## 修改结点
node-panel = 结点 { $name }
node-value = 值
node-value-bad = 应为数字、win、draw 或 loss。
node-value-of = { $node } 的新值。按 Enter 确认，按 Escape 取消。
node-player = 由谁走
node-player-hint = 此结点由谁走。其下双方再轮流。
node-player-alternate = 轮流：{ $player }
node-player-given = 总是 { $player }
side-chance = 随机
node-name = 名称
node-name-bad = 名称为 1 到 { $limit } 个可打印字符，首尾不能有空格。
node-add = 添加子结点
node-remove = 删除
node-swap-left = 与左边交换
node-swap-right = 与右边交换
node-visit = 转到访问它的一步
node-pick = 在树中选择一个结点即可编辑。双击叶，或选中后直接输入数字，可就地修改它的值。
node-pick-traced = 按一个结点，查看程序何时进入它。
node-not-entered = 程序没有进入这个结点。

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

## 时间线
timeline = 时间线
timeline-large = 放大时间线
timeline-small = 缩小时间线
timeline-fit = 显示全部步骤
timeline-exact = 精确值
timeline-bound = 只有界
timeline-cut = 剪去其余
timeline-table = 置换表命中
timeline-horizon = 静态评估
timeline-solution = 通向解
timeline-dead-end = 死路
timeline-abandoned = 没有得到解
timeline-unknown = 许多结点，合并显示
timeline-open = 未完成
timeline-returned = 返回的值
timeline-left = 已离开，没有给出值
timeline-reached = 在路径上
timeline-added = 加入树中
timeline-hollow = 当前在路径上
timeline-later = 之后的步骤
timeline-ply = 深度 { $level }
timeline-steps = 第 { $from } 步到第 { $to } 步
timeline-about-steps = 约第 { $from } 步到第 { $to } 步
timeline-solutions = 标出了 { $number } 个解。
timeline-from-step = 从第 { $from } 步起，一直没有离开
timeline-at-step = 第 { $number } 步
timeline-iterations = 第 { $from } 次到第 { $to } 次迭代
timeline-at-iteration = 第 { $number } 次迭代
timeline-nothing = 没有结点
timeline-counted = 下面有 { $number } 个结点，只计数
timeline-summary = 时间线：{ $steps } 步，{ $layers } 层。
timeline-summary-iterations = 时间线：{ $steps } 次迭代，{ $layers } 层。
timeline-growth = 最后树中有 { $number } 个结点。
timeline-ply-summary = 深度 { $level }：访问 { $number } 个（{ $kinds }）。
timeline-count-of = { $kind }：{ $number }
timeline-help = 按一下即到那一步。滚轮或 + 和 − 缩放，拖动或 Shift 加方向键平移，0 显示全部。上下方向键读出当前步骤各层的结点。

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
line-hint = 只有 α 与 β 之间的值还能改变结果。窗口一旦闭合，其余子结点就被剪去。
line-empty = 走第一步后显示窗口。
line-traced = 记录在此处没有窗口。
line-no-window = 这种搜索不用窗口，从不剪枝。
line-closed = 闭合
legend-panel = 图例
legend-max = 轮到 MAX
legend-min = 轮到 MIN
legend-chance = 由随机决定
legend-leaf = 叶及其值
legend-here = 当前步骤
legend-new = 尚未访问
legend-open = 进行中：在路径上
legend-done = 已完成
legend-pruned = 被剪去：不会访问
legend-pruned-now = 被剪去：这一次不访问
legend-best = 目前最佳子结点
legend-cut = 剪枝处
summary = 访问 { $visited } · 剪枝 { $cuts } 次 · 剪去 { $pruned }
summary-again = 访问 { $visited }（重新访问 { $again } 次）· 剪枝 { $cuts } 次 · 剪去 { $pruned }
summary-of-passes = 访问 { $visited } · 剪枝 { $cuts } 次 · 本轮剪去 { $pruned }

## 每一步的说明
step-start = 还没有查看任何结点。按播放或右方向键开始。
step-begin = 搜索从 { $node } 开始，轮到 { $player }。目前一无所知，窗口为 { $window }。
step-begin-window = 搜索从 { $node } 开始，轮到 { $player }，窗口为 { $window }。
step-begin-again = 搜索再次从 { $node } 开始，轮到 { $player }，窗口为 { $window }。
step-begin-plain = 搜索从 { $node } 开始，轮到 { $player }。
step-begin-chance = 搜索从 { $node } 开始，由随机决定。
step-begin-range = 所有叶的值都在 { $least } 与 { $most } 之间。
step-enter = 向下到 { $node }，轮到 { $player }，窗口为 { $window }。
step-enter-plain = 向下到 { $node }，轮到 { $player }。
step-enter-chance = 向下到 { $node }，由随机决定。
step-enter-chance-window = 向下到 { $node }，由随机决定，窗口为 { $window }。
step-enter-probe = 向下到 { $node } 试探：只查看 { $player } 的第一个着法，窗口为 { $window }。
step-enter-probed = 试探之后再次向下到 { $node }，这次查看 { $player } 的所有着法，窗口为 { $window }。
step-leaf = 向下到叶 { $node }。
step-leave-leaf = 叶 { $node } 的值为 { $value }。
step-leave-exact = { $node } 完成：其值恰为 { $value }。
step-leave-cut-max = 离开 { $node }：其值至少为 { $value }，因为未查看的着法中 { $player } 可能有更好的。
step-leave-cut-min = 离开 { $node }：其值至多为 { $value }，因为未查看的着法中 { $player } 可能有更好的。
step-leave-at-least = { $node } 完成：其值至少为 { $value }。就它的窗口而言，知道这些就够了。
step-leave-at-most = { $node } 完成：其值至多为 { $value }。就它的窗口而言，知道这些就够了。
step-leave-clipped = 离开 { $node }：{ $value } 在进入该结点时的窗口 { $window } 之外，所以{ $fail ->
    [hard] 搜索（fail hard）返回窗口最近的端点
   *[other] 搜索返回该方自己的窗口端点
}，作为界：{ $verdict }。
step-best-alpha = { $player } 在 { $node } 经 { $child } 得到 { $value }，于是 α 升到 { $bound }。
step-best-beta = { $player } 在 { $node } 经 { $child } 得到 { $value }，于是 β 降到 { $bound }。
step-best-same = { $player } 在 { $node } 经 { $child } 得到 { $value }；窗口仍为 { $window }。
step-best-so-far = { $player } 在 { $node } 经 { $child } 得到 { $value }，于是 bestSoFar 升到 { $value }。
step-best-plain = { $player } 在 { $node } 经 { $child } 得到 { $value }，目前最佳。
step-cut-max = 在 { $node } 剪枝，因为 { $test }：{ $opponent } 在 { $setter } 已有 { $bound }，而此结点的值至少为 { $value }。
step-cut-min = 在 { $node } 剪枝，因为 { $test }：{ $opponent } 在 { $setter } 已有 { $bound }，而此结点的值至多为 { $value }。
step-cut-start-max = 在 { $node } 剪枝，因为 { $test }：{ $begun ->
    [pass] 本轮
   *[other] 搜索
}以 β = { $bound } 开始，而此结点的值至少为 { $value }。
step-cut-start-min = 在 { $node } 剪枝，因为 { $test }：{ $begun ->
    [pass] 本轮
   *[other] 搜索
}以 α = { $bound } 开始，而此结点的值至多为 { $value }。
step-cut-deep = 这个界是在 { $layers } 层之上的结点设定的：深层剪枝。
step-cut-average-most = 在 { $node } 剪枝：即使其余的 { $rest } 都得 { $value }，平均值也至多为 { $average }。
step-cut-average-least = 在 { $node } 剪枝：即使其余的 { $rest } 都得 { $value }，平均值也至少为 { $average }。
step-cut-probed-most = 在 { $node } 剪枝：就已知的子结点而言，平均值至多为 { $average }。
step-cut-probed-least = 在 { $node } 剪枝：就已知的子结点而言，平均值至少为 { $average }。
step-cut-chance-max = 在 { $node } 剪枝，因为 { $test }：此结点的值至少为 { $value }。
step-cut-chance-min = 在 { $node } 剪枝，因为 { $test }：此结点的值至多为 { $value }。
step-cut-has = { $player } 在 { $setter } 已有 { $bound }。
step-cut-probe = 对 { $child } 的试探已得到 { $bound }。
step-cut-through-above = 只要 { $child } 的值不小于 { $bound }，无论其余如何，{ $node } 的平均值都至少为 { $average }。
step-cut-through-below = 只要 { $child } 的值不大于 { $bound }，无论其余如何，{ $node } 的平均值都至多为 { $average }。
step-skipped-probed = 只试探过的子结点之下，不再访问其他结点。
step-skipped = 不再访问：{ $names }。
step-skipped-below = 不再访问：{ $names }，连同其下所有结点。
step-skipped-subtree = { $name } 及其下所有结点
step-skipped-more = 不再访问：{ $names } 以及另外 { $count } 个，连同其下所有结点。
step-left-out = 这一次不搜索：{ $names }。
step-left-out-below = 这一次不搜索：{ $names }，连同其下所有结点。
step-left-out-more = 这一次不搜索：{ $names } 以及另外 { $count } 个，连同其下所有结点。
step-skipped-smaller = 只较浅地搜索过：{ $names }。
step-skipped-smaller-more = 只较浅地搜索过：{ $names }，另有 { $count } 个。
step-finish-exact = 完成：整棵树的值为 { $value }。
step-finish-at-least = 完成：整棵树的值至少为 { $value }。
step-finish-at-most = 完成：整棵树的值至多为 { $value }。
step-pass-exact = 整棵树的值为 { $value }。
step-pass-at-least = 整棵树的值至少为 { $value }。
step-pass-at-most = 整棵树的值至多为 { $value }。
step-pass-count = 本轮在 { $total } 个结点中访问了 { $visited } 个，剪去 { $pruned } 个。
step-finish-count = { $total } 个结点中访问了 { $visited } 个，剪去 { $pruned } 个。

## 结点的朗读
read-leaf = 叶
read-value = 值为 { $value }
read-probability = 概率 { $probability }
read-at-least = 至少 { $value }
read-at-most = 至多 { $value }
read-window = 窗口从 { $alpha } 到 { $beta }
read-new = 未访问
read-open = 进行中
read-done = 已完成
read-visit = 第 { $visit } 次访问
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
gallery-deep-about = 引起剪枝的界是在三层之上的根结点设定的。
gallery-best-order = 最佳次序
gallery-best-order-about = 每次剪枝只需第一个子结点：27 个叶只访问 11 个，已是最少。
gallery-worst-order = 同一棵树，反序
gallery-worst-order-about = 好着法在最后：27 个叶要访问 22 个。

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
number-bad = 此处应为整数。

## 链接
link-problem = 链接中的问题
link-kept = 其余部分照常显示。
link-more = ……还有 { $count } 个问题
link-too-long = 它有 { $bytes } 字节，超过可读取的 { $limit } 字节，因此其中内容都没有显示。
link-unknown = “{ $name }”在这里没有意义。
link-choice = { $parameter } 不能是“{ $given }”；应为 { $known }。
link-choice-listed = { $parameter } 不能是“{ $given }”。可用的值列在使用手册的“{ $chapter ->
    [questions] 题型
   *[other] 算法
}”一章中。
link-step = “{ $given }”不是步骤：应为从 0 开始的整数。
link-moment = { $name } 不能是“{ $given }”；应为步骤的编号或 last。
link-encoding = “{ $name }”中有损坏的 % 编码。
link-beyond = 它要求第 { $step } 步；最后一步是 { $last }。
link-backwards = 场景从第 { $from } 步开始，却到第 { $to } 步结束：“from”不应在“to”之后。
link-or = 或
link-window = “{ $given }”不是窗口；应为两个值，小的在前，例如 0..15 或 -inf..8。
link-window-fraction = 这里 window 不能是“{ $given }”；应为整数或小数，例如 0..2.5。
link-not-offered = { $algorithm } 不使用 { $option }；它用于 { $others }。
link-alone = 没有 { $needs }，{ $option } 就没有意义。
link-of-games = { $option } 只用于棋类游戏；这里搜索的是一棵树。
asking-lost = 问题无法载入。搜索将不提问地播放。
link-not-asked = 只能就给定的树的搜索提问。
link-not-traced = 程序的记录只能用于给定的树；此处已略去。
link-of-trees = { $option } 只用于树；在棋类游戏中由局面决定轮到谁走。
link-both = 同时给出了树和游戏；只搜索游戏。
link-chance = { $algorithm } 不考虑随机，而这个游戏中有随机因素；可用 { $others }。
link-did-you-mean = 是否想写 { $near }？

## 大树
busy = 正在搜索大树……已走 { $count } 步
busy-reading = 正在读取大树……
busy-trace = 正在读取记录……已读 { $lines } 行。
busy-reading-trace = 正在读取记录
trace-cancelled = 记录没有读完。
trace-lost = 读取记录时内存不足。
cancel = 取消
cancelled = 搜索已取消。
too-many-steps = 搜索超过 { $limit } 步，步数太多，无法显示。

## 帮助
help-title = Plyscope 使用方法
help-about = 按播放，或用方向键逐步前进。树下方说明每一步。树、文本与地址始终一致：复制地址即可分享这一步。
help-guide = 更多内容见使用手册
help-keys = 按键
help-keys-where = 当树或步骤按钮获得焦点时有效。
help-tree-keys = 在树中，方向键在结点之间移动，Home 和 End 到第一个和最后一个结点。
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
key-leaf = 为所选的叶输入新值（双击也可以）
key-toggle = 展开或折叠获得焦点的结点
key-undo = 撤销、重做
key-end-trace = 从程序的记录返回搜索
key-help = 本帮助

## 更多的搜索方法

## 路径：每一层一行着法
view = 视图
view-path = 路径
view-tree = 树
path-view = 通往当前结点的路径，每一层一行
path-turn = 第 { $number } 着 · 轮到 { $player }
path-turn-chance = 第 { $number } 着 · 由随机决定
path-turn-of-move = { $number } 轮到 { $player }
path-turn-expected = { $heading }（预计）
path-value = 值：{ $value }
path-below = 其下 { $count }
path-counted = 其下计数 { $count }
path-table = 来自置换表
path-estimate = 估计
path-over = 对局结束
path-expected = { $moves } → 预计：{ $names }
path-more = 还有 { $count } 个
path-hint = “其下”是该着法之下已访问的局面数。点着法跳到完成它的那一步；未完成的，跳到进入它的那一步；被剪去的，跳到剪枝处。
path-counted-only = 此下 { $count } 个局面只作了计数：搜索太大，无法全部记录。
path-single = 这棵树只有一个叶：没有路径。
key-view = 路径或树
legend-wedge = 折叠：数字是其中的结点数
wedge-positions = { $count } 个局面
wedge-nodes = { $count } 个结点

game-start = 起始局面
game-given = 给定的局面
step-begin-guess = 最初的窗口取在一个猜测值附近，即 { $node } 的静态评估。
step-begin-guess-given = 最初的窗口取在猜测值 { $value } 附近。
step-begin-guess-open = 猜测值 { $value } 附近没有窗口可取，因此最初的窗口没有界。
step-begin-null-given = 最初的猜测值是 { $value }：零窗口询问 { $node } 的值是否至少为它。
step-begin-null = 零窗口询问 { $node } 的值是否至少为 { $value }。
step-begin-null-above = 零窗口询问 { $node } 的值是否大于 { $value }。
step-begin-wider = 值落在窗口之外，于是用更宽的窗口重新搜索。
step-begin-pass = 这一轮向前看 { $count } 层。
step-begin-depth = 向前看 { $count } 层。
step-enter-again = { $node } 可能更好，于是用窗口 { $window } 重新搜索。
step-enter-again-deep = { $node } 也许更好，所以再搜索一次，这次搜索到完整深度，窗口为 { $window }。
step-enter-whole = 再次向下到 { $node }，这次搜索到完整深度。轮到 { $player }，窗口为 { $window }。
step-enter-late = 这一着排在后面，所以少搜索一层。
step-enter-for-order = 这次少搜索两层，只是为了找出先搜索哪一着：它的值没有别的用处。
step-enter-first = 少搜索两层时 { $node } 最好，所以现在先搜索它，搜索到完整深度，窗口为 { $window }。
step-enter-above = 用零窗口下到 { $node }：它的值是否高于 { $bound }？
step-enter-below = 用零窗口下到 { $node }：它的值是否低于 { $bound }？
step-enter-end = 下到 { $node }，搜索到此为止。
step-enter-over = 下到 { $node }，对局在此结束。
step-evaluate = { $node } 的静态评估为 { $value }。
step-evaluate-quiet = 没有非平静着法：{ $node } 的静态评估为 { $value }。
step-evaluate-limit = 非平静着法最多跟到地平线之后 { $count } 层：{ $node } 的静态评估为 { $value }。
step-begin-until-quiet = 此后继续查看吃子等非平静着法，直到局面平静。
step-extend = 在地平线上，{ $node } 不是平静局面：其着法中只有 { $moves } 可以搜索。
step-extend-further = 在地平线之后，{ $node } 仍不是平静局面：其着法中只有 { $moves } 可以搜索。
step-moves-more = { $names } 和另外 { $count } 个着法
step-stand-pat-alpha = { $player } 不必走这些着法，可保持现状（stand pat），得静态评估 { $value }：α 升到 { $value }。
step-stand-pat-beta = { $player } 不必走这些着法，可保持现状（stand pat），得静态评估 { $value }：β 降到 { $value }。
step-stand-pat-same = { $player } 不必走这些着法，可保持现状（stand pat），得静态评估 { $value }；窗口仍为 { $window }。
step-stand-pat-never = 没有别的着法，所以 { $player } 不能保持现状（stand pat）。
step-probe-miss = 置换表中还没有 { $node }。
step-probe-miss-deep = 置换表中没有 { $node } 同样深度的条目。
step-probe-hit = 置换表中已有 { $node }：{ $value }，是在 { $setter } 处得到的。
step-probe-hit-below = 置换表中已有 { $node }：{ $value }，是在更深处得到的。
step-probe-settles = 这就够了。
step-probe-not-enough = 对窗口 { $window } 来说还不够。
step-probe-child = 在搜索 { $player } 于 { $node } 的任何着法之前，先向表查询所有着法。表中 { $child } 记为 { $value }，这已经足够。
step-store = { $node } 以 { $value } 存入置换表。表中现有 { $count } 条结果。
step-cut-null = 在 { $node } 剪枝，因为 { $test }：零窗口只拿 { $bound } 作比较，而得到的 { $value } 已经给出答案。
step-cut-null-of = 在 { $node } 剪枝，因为 { $test }：零窗口只拿 { $bound }（{ $of } 目前的最佳值）作比较，而得到的 { $value } 已经给出答案。
step-enter-null-max = { $player } 在 { $node } 停一着（空着）：这样值是否仍不小于 { $bound }？对空着的应着比对普通着法的应着少搜索 { $plies } 层。
step-enter-null-min = { $player } 在 { $node } 停一着（空着）：这样值是否仍不大于 { $bound }？对空着的应着比对普通着法的应着少搜索 { $plies } 层。
step-best-null-max = 即使 { $player } 在 { $node } 停一着，值也不小于 { $value }。走一着应当不会更差。
step-best-null-min = 即使 { $player } 在 { $node } 停一着，值也不大于 { $value }。走一着应当不会更差。
step-keep-null = 停一着之后的值是 { $value }，不足以剪枝，所以要搜索 { $player } 在 { $node } 的着法。
step-cut-null-move = 在 { $node } 剪枝，因为即使停一着也有 { $test }：一个着法也不搜索。
step-leave-evaluated = 从 { $node } 返回 { $value }，这只是估计值。
step-leave-table = 从 { $node } 返回置换表中的值：{ $value }。
step-leave-end = { $node } 之后对局结束：{ $value }。
step-leave-won = { $node } 之后对局结束：{ $player } 获胜。值：{ $value }。
step-leave-tally = { $node } 完成：{ $value }。其下 { $count } 个局面只作了计数。
step-finish-game = 访问了 { $visited } 个局面，剪枝 { $cuts } 次。
step-finish-pass = 本轮完成。
step-keep-max = { $value } 不大于 { $best }：{ $player } 在 { $node } 保留 { $kept }。
step-average = 以概率 { $probability } 随机到达 { $child }：{ $probability } × { $value } = { $share }。{ $node } 的加权和现为 { $sum }。
step-average-most = 以概率 { $probability } 随机到达 { $child }，其值至多为 { $value }：因此 { $node } 的平均值至多为 { $bound }。
step-average-least = 以概率 { $probability } 随机到达 { $child }，其值至少为 { $value }：因此 { $node } 的平均值至少为 { $bound }。
step-average-most-open = 以概率 { $probability } 随机到达 { $child }，其值至多为 { $value }。
step-average-least-open = 以概率 { $probability } 随机到达 { $child }，其值至少为 { $value }。
step-average-range = 因此平均值在 { $least } 与 { $most } 之间。
step-keep-min = { $value } 不小于 { $best }：{ $player } 在 { $node } 保留 { $kept }。
step-own-view = 这里按 { $player } 的角度；树上显示的是 MAX 的角度，符号相反。
step-leave-estimate = { $node } 完成：{ $value }，是估计值。
step-estimate = 这是估计值。
step-finish-estimate = 向前看 { $count } 层：{ $value }，是估计值。
step-finish-until-quiet = 向前看 { $count } 层，再看到局面平静为止：{ $value }，是估计值。
step-finish-own = 搜索返回 { $value }，按 { $player } 的角度。
step-finish-kept = 注意：值是对的，但所留的着法不一定最好。这种写法也会留下只知道“不更好”的着法。
step-finish-unsound = 注意：这张表把界当成了值，结果可能是错的。
step-finish-doubt = 注意：这种搜索略去了通常无关紧要的部分，结果可能是错的。
read-beyond = 未查看

## 博弈树有多大
complexity = 复杂度
complexity-title = 博弈树有多大？
complexity-branching = 每个局面的着法数 b
complexity-depth = 深度 m（层）
complexity-presets = 现成的树
complexity-missing = 应为 { $least } 到 { $most } 的整数。
complexity-not-whole = “{ $given }”不是整数。应为 { $least } 到 { $most } 的整数。
complexity-outside = { $given } 超出范围。应为 { $least } 到 { $most } 的整数。
complexity-older = 这些数字仍对应 b = { $branching }、m = { $depth }。
complexity-saving = 全树有 { $leaves } 个叶；最佳着法排在最前时，α-β 剪枝只需看 { $best } 个，前者是后者的 { $fewer } 倍。
complexity-no-saving = 在这棵树上 α-β 剪枝无从省略，每个叶都要看。
complexity-costs = 搜索的代价
complexity-at-best = 最好情况的 α-β 剪枝
complexity-leaves = 叶
complexity-nodes = 结点
complexity-effective = m 增大时的有效分支因子
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
complexity-games-about = 博弈树的叶数；条形的长度表示指数。按通常的对局长度计算，例如国际象棋为 35 种着法、80 层；课上常按 100 层计算。
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

## 棋类与选项
source = 搜索对象
source-tree = 输入的树
source-trace = 程序的记录
source-hint = 给定的树、在搜索中展开的博弈，或另一个程序所做的事。
game-tic-tac-toe = 井字棋
game-connect-four = 四子棋
game-othello = 黑白棋
game-chess = 国际象棋
position = 起始局面
position-hint = 从这个局面开始搜索，自上而下逐行书写：X 是 MAX，O 是 MIN，点表示空的格子。局面之后加一个空格，再写轮到谁走。
game-size = 棋盘
game-size-hint = 棋盘的列数和行数。
game-line = 连成
game-line-hint = 几枚棋子相连算一条线。
evaluation = 静态评估
evaluation-hint = 不经搜索对局面价值的估计，从 MAX 的角度。在地平线处使用，也用于着法排序。
evaluation-open-lines = 可用的线
evaluation-nothing = 一无所知
evaluation-lines = 可用线上的棋子
evaluation-discs = 子数，X − O
evaluation-mobility = 行动力
evaluation-corners = 角
evaluation-material = 子力
ending = 结束于
ending-win = 有人获胜时
ending-full = 棋盘下满时
ending-misere = 有人连成一线（判负）时
ending-hint = 对局通常在有人获胜时结束。继续下满可以看出会多出多少对局。misère 规则下，先连成一线的一方输。
algorithm-negamax = 负极大值
algorithm-single-cutoff = 负极大值，单一界（2006）
algorithm-find-max-min = findMax 与 findMin（2018）
algorithm-principal-variation = 主要变例搜索
algorithm-iterative-deepening = 迭代加深
algorithm-aspiration = 期望窗口
algorithm-mtd-f = MTD(f)
algorithm-one-ply = 只看一步，按评估
algorithm-expectiminimax = 期望极大极小
algorithm-star1 = Star1
algorithm-star2 = Star2
algorithm-quiescence = α-β 剪枝加静态搜索（quiescence）
algorithm-null-move = α-β 剪枝加空着裁剪（null move）
algorithm-late-move-reductions = α-β 剪枝加后期着法缩减（LMR）
algorithm-internal-iterative-deepening = α-β 剪枝加内部迭代加深（IID）
form = 写法
form-hint = 同一搜索的不同程序：步骤完全相同。
form-one = 一个过程
form-two = max_value、min_value
form-pairs = 成对返回：值与着法
form-merged = 合并，带一方参数
form-choose-move = chooseMove
depth = 深度
depth-hint = 向前看几层；在地平线处使用静态评估。“终局”表示一直看到对局结束。
evaluation-of-tree = 输入的树的静态评估：一个结点之下所有叶的下中位数（叶为偶数个时取中间两个里较小的）。在地平线处使用，也用于着法排序。
alike-in-tree = 在输入的树中，双方都不能停一着，也没有非平静着法，因此这个搜索的步骤与 α-β 剪枝相同。
alike-to-end = 不限深度时，这个搜索的步骤与 α-β 剪枝相同。
depth-end = 终局
depth-bad = 应为 0 到 { $limit } 的层数，或“终局”。
order-best = 评估最好者优先
order-worst = 评估最差者优先
order-random = 随机
order-previous = 上一轮最佳者优先
order-killers = 杀手着法优先
order-history = 历史启发
order-seed = 种子
order-seed-hint = 相同的种子给出相同的次序。
order-seed-note = 次序是随机的：相同的种子给出相同的次序。
order-previous-note = 最多记住 { $limit } 个局面的最佳着法，供下一轮使用。
fail-start = 从 α 或 β 起的最佳值
table-kind = 置换表
table-hint = 置换表记住局面，无论经由哪些着法到达。
table-none = 无
table-bounds = 值与界
table-exact = 只存精确值
table-numbers = 只存数（不可靠）
table-plies = 深度范围
table-plies-hint = 在哪些深度查表和存表，例如 3..5、4 或 all。根的深度为 0。
table-plies-bad = 应为深度，例如 3..5、4 或 all。
table-note = 置换表最多保存 { $limit } 个局面；满了之后不再增加。
symmetry = 对称局面
symmetry-no = 分开
symmetry-yes = 算作一个
symmetry-hint = 旋转和翻转后的局面可以共用一个条目。
etc = 查询所有子结点
etc-no = 否
etc-yes = 在搜索子结点之前
etc-hint = 增强置换截断（enhanced transposition cutoff）：表中的一个子结点可以使该结点在搜索任何子结点之前就剪枝。
problem-size = 不能用 { $given } 的棋盘：可以是 { $least } 到 { $most }。
problem-no-such-size = 不能用 { $given } 的棋盘：可以是 { $known }。
problem-line = 不能是 { $given } 子连线：可以是 { $least } 到 { $most }。
problem-not-offered = 这种棋不能选择 { $option }。
problem-evaluation = 没有“{ $given }”这种评估；有 { $known }。
problem-rows = 局面有 { $given } 行；棋盘有 { $expected } 行。
problem-columns = 第 { $row } 行有 { $given } 格；棋盘有 { $expected } 列。
problem-character = 第 { $count } 个字符“{ $given }”不是格子。
problem-side = “{ $given }”不是可以走棋的一方。
problem-roll = 骰子的点数是 1 到 { $faces }，不是“{ $given }”。
problem-stones = “{ $given }”不是石子数：应为 0 到 { $most }。
problem-die = 没有“{ $given }”这种骰子：应为 d2 或 d4。
problem-tile = “{ $given }”不是方块：应为 2、4、8 等数，或用点表示空格子。
problem-moves-left = “{ $given }”不是剩余的步数：应为 0 到 { $most }，或 new 加 1 到 { $fewer }。
problem-counts = { $first } 个 X 对 { $second } 个 O 是不可能的：双方轮流走，X 先走。
problem-both-lines = 只能有一方连成线。
problem-played-on = 最后一步之前对局已经分出胜负。
problem-floating = 第 { $file } 列有一子悬空。
problem-illegal = 局面不合法：{ $reason }。
problem-unavailable = 本程序不含该棋的规则。
illegal-middle = 中间的四格从不为空
illegal-cut-off = 有一枚棋子与中间不相连
illegal-kings = 双方必须各有一个王
illegal-en-prise = 轮到走棋的一方可以吃掉对方的王
illegal-pawn = 兵绝不会在第一行或最后一行
illegal-too-many = 有一方的棋子多于十六枚，或兵多于八个
illegal-checks = 双方的王都被将军，或一方同时被三枚棋子将军
illegal-castling = 王或车不在第三项所说的易位所需的位置
illegal-en-passant = 没有兵可以像第四项所说那样被吃过路兵
illegal-clock = 第五项必须是 0 到 100 的数
illegal-number = 第六项必须是不小于 1 的数
illegal-too-few-fields = 棋盘之后至少还要有三项
illegal-too-many-fields = 六项之后不能再有内容
illegal-stone-twice = 一方有两枚编号相同的棋子
illegal-tiles-too-large = 没有任何一局会出现这么大的方块
illegal-no-empty-square = 新方块需要一个空格子
problem-no-such-move = “{ $given }”在这里不是合法着法。
problem-over = 对局已经结束：没有着法了。
busy-game = 正在搜索……
busy-searching = 正在搜索
busy-visited = 已搜索 { $found } 个局面，每秒 { $rate } 个。
busy-best = 目前最佳着法：{ $name }，值为 { $value }。
stopped = 在 { $found } 个局面之后停止。
ended-early = 搜索在第 { $step } 步停止：无法记录更多。此前各步都已显示。请试试更小的深度。
search-lost = 搜索时内存不足。请试试更小的深度。
search-unreachable = 搜索无法开始：程序的一部分没有加载。请检查网络连接。
search-kept = 图中仍是上一次搜索。
search-again = 重试
link-plies = “{ $given }”不是深度；应为 3..5 之类，或 all。
link-depth = 深度“{ $given }”不是 0 到 { $limit } 的层数，也不是 end。
link-number = { $name } 不能是“{ $given }”；应为 { $least } 到 { $most } 的整数。
link-size = size 不能是“{ $given }”；应为列数和行数，例如 7x6。
side-white = 白方
side-black = 黑方
board-panel = 棋盘
board-over = 对局结束：{ $value }。
board-won = 对局结束：{ $player } 获胜。
board-own-line = 对局结束：{ $player } 连成一线，输了。
board-new-tile = 下一步出现新方块。
board-to-roll = 下一步掷骰子。
board-rolled = 骰子的点数是 { $roll }。
board-to-move = 轮到 { $player }。
board-then = 然后轮到 { $player }。
board-turn = 轮到 { $player }。静态评估：{ $value }。
board-turn-then = 然后轮到 { $player }。静态评估：{ $value }。
rules-dice-nim = 双方轮流：选一个两面（d2）或四面（d4）的骰子，掷出几点就拿走几枚石子。拿走最后一枚石子的一方获胜。
rules-einstein = 每步之前掷一个三面的骰子，掷出几点，就把几号棋子朝对角走一格；那枚棋子已不在时，走编号比它小或比它大的最近一枚。走到的格子上的棋子被吃掉。走到对角或吃掉对方全部棋子的一方获胜。
board-of = 棋盘：{ $position }
board-expected = 此后预计：{ $names }
board-moves = 此处的着法
play-panel = 与搜索对弈
play-about = 你走一步，搜索应一步。点它的每一步都能打开选出这一步的搜索。
play-chance = 只有在不含随机因素的游戏中才能与搜索对弈。
play-first = 执 { $player } 先走
play-second = 执 { $player } 后走
play-board = 你的对局：{ $position }
play-drawn = 和棋。
play-won = 你赢了。
play-lost = 搜索赢了。
play-thinking = 搜索正在思考……
play-answer = 搜索走了 { $name }。
play-your-turn = 轮到你走，你是 { $player }。
play-moves = 你的着法
play-open = 打开选出它的搜索
play-record = 已走的着法
play-take-back = 悔棋
play-again = 再来一局
play-sides = 交换先后再来
play-end = 结束
play-think = 让它走
play-stopped = 搜索还没选定着法就停止了。
play-looking = 请稍候……
play-unanswered = 不知道有哪些合法着法：没有收到答复。
play-checkmate = 将死。{ $result }
play-stalemate = 逼和。{ $result }
play-fifty-moves = 五十回合内没有吃子，也没有走兵。{ $result }
play-own-line = 连成一线者输。{ $result }
play-values = 搜索的值都从 { $max } 的角度计：值低或负对 { $min } 有利。
play-review = 回顾对局
review-title = 回顾对局
review-unreadable = 无法读取对局。
review-about = 每个值都是按对局的设置，由搜索在这一步之后得到的，从 { $player } 的角度计。点按你自己损失了价值的一步，找出更好的着法。
review-show = 给我看
review-estimate = 带“约”的值是估计：搜索没有到达终局。
review-running = 正在搜索第 { $number } 个局面，共 { $of } 个……
review-summary = { $count ->
    [0] 你的着法都没有损失价值。
   *[other] 你有 { $count } 步损失了价值。
}
review-curve = 各局面的值依次排列；表格中有同样的文字。
review-better = 对 { $player } 更好
review-values = 各步着法
review-move = 着法
review-value = 值
review-judgement = 评价
review-about-value = 约 { $value }
review-lost = 损失了价值；本可得到 { $best }
review-ask = 怎样更好？
review-again = 再看一次
review-question = 不走 { $name }，你本该走什么？
review-right = 对。
review-wrong = 不是最好的。
review-best = 更好的是：
review-worth = { $name } 的值为 { $value }。
review-expected = 搜索预计 { $moves }。
square-name = { $place }，{ $piece }
square-goal = { $name }：走到这里
square-hole = 第 { $file } 列第 { $row } 行
square-empty = 空
square-man = { $side ->
    [MAX] 白
   *[other] 黑
  }{ $kind ->
    [K] 王
    [Q] 后
    [R] 车
    [B] 象
    [N] 马
   *[other] 兵
  }
square-becomes = 兵升变为：
table-panel = 置换表
table-counts = 存有 { $count } 条 · 查询 { $tries } 次 · 命中 { $wanted } 次
table-latest = 最近的条目
table-value = 值
node-pick-game = 在树中选一个局面，可以展开它或从那里开始搜索。
node-position = 局面
node-position-of = 局面 { $name }
node-visit-at = 第 { $step } 步访问
node-fold = 折叠
node-unfold = 展开
node-to-cut = 转到剪去它之处
node-search-here = 从这里搜索

gallery-find-max-min = findMax 与 findMin
gallery-find-max-min-about = 同一棵树，用 2018 年的程序：后来同样好的着法会取代先前的最佳者。
gallery-pairs = 值与着法成对返回
gallery-pairs-about = 还是那棵二叉树：两个函数，返回最佳值和最佳着法。
gallery-merged = 两方合一
gallery-merged-about = 还是那棵二叉树：一个函数，带上轮到谁走。
gallery-single-cutoff = 只有一个界
gallery-single-cutoff-about = 只往下传一个界时，会错过深层剪枝：多访问一个结点。
gallery-fail-hard = Fail hard
gallery-fail-hard-about = 窗口为 5 到 6 时，结点返回窗口的端点，而不是它找到的值。
gallery-principal-variation = 相信第一个着法
gallery-principal-variation-about = 其余着法只用零窗口检验：是否更好。
gallery-deepening = 迭代加深
gallery-deepening-about = 先到深度 1，再到 2，再到 3。每一轮先试上一轮的最佳着法。
gallery-chance = 硬币还是骰子
gallery-chance-about = 先由随机决定，再轮到 MIN。平均而言，硬币得 5.5，骰子得 6。
gallery-chance-scale = 大小有关系
gallery-chance-scale-about = 若叶为 2、3、1、4，MAX 会向左走。次序相同，但平均值与大小有关。
gallery-star1 = 随机最多能带来什么
gallery-star1-about = MAX 已有 6.5。即使最后的三分之一得到最大的叶 9，右边的平均值仍低于它。
gallery-star2 = 先试探，再搜索
gallery-star2-about = Star2 先在各处查看 MIN 的一个着法。在右边，两次试探就足以剪枝。
gallery-tic-tac-toe-end = 快下完的井字棋
gallery-tic-tac-toe-end-about = 还剩四格：真实对局的整棵树，小到可以看全。
gallery-one-ply = 只看一步不够
gallery-one-ply-about = 按可用的线，X 最喜欢 c3。O 应 a3 就赢了。
gallery-depth-two = 看两层就看到了应着
gallery-depth-two-about = 同一局面，连 O 的应着也看：X 必须走 a3。
gallery-tic-tac-toe = 整个井字棋
gallery-tic-tac-toe-about = 从空棋盘起共 549,946 个局面。想看哪里就展开哪里。
gallery-choose-move = 带 α-β 的 chooseMove
gallery-choose-move-about = 同一种棋，窗口从负到胜：调用 16,811 次，而不是 549,946 次。
gallery-table = 置换表
gallery-table-about = 在深度 3 到 5 查找到过的局面：7,954 次调用。
gallery-table-symmetry = ……对称算作一个
gallery-table-symmetry-about = 镜像算作一个：这里是 2,381 次调用。讲义报告 5,204 次，但没有给出代码。
gallery-unsound = 不可靠的表
gallery-unsound-about = 它把界当成值，在和棋中找到了胜着。错在哪里？
gallery-mended = 修好的表
gallery-mended-about = 它还记下值是精确的还是界：果然是和棋。
gallery-connect-four = 四子棋，看四层
gallery-connect-four-about = 太大，无法搜到终局：在深度 4 由静态评估决定。
gallery-connect-four-solved = 5×4 四子棋，已求解
gallery-connect-four-solved-about = 搜索到终局：和棋。置换表认得出见过的局面，镜像的也算，有希望的着法在前：92,707 次访问。
gallery-connect-four-deepening = 四子棋，越看越深
gallery-connect-four-deepening-about = 共五轮，每轮按上一轮排序。
gallery-connect-four-killers = 杀手着法
gallery-connect-four-killers-about = 先试在同一深度曾造成剪枝的着法。
gallery-othello = 黑白棋：子数之差
gallery-othello-about = 小棋盘上看三层：评估为 X 的子数减去 O 的子数。
gallery-chess = 国际象棋：两步杀
gallery-chess-about = 摩菲的排局：白先，双方共走三着，黑王被将死。静态评估用子力。
gallery-horizon-effect = 国际象棋：地平线效应
gallery-horizon-effect-about = 只看一层，后吃掉一个兵。后随即被吃回，却刚好在地平线之外。
gallery-quiescence = 国际象棋：静态搜索
gallery-quiescence-about = 同一局面、同样深度，但吃子在地平线之后继续跟踪：后不去吃那个兵。
gallery-zugzwang = 国际象棋：逼走（zugzwang）
gallery-zugzwang-about = Kg6 之后黑方宁可停一着，但必须走棋，于是丢兵。α-β 剪枝能发现这一点：126 个局面。
gallery-null-move-zugzwang = 国际象棋：空着出错
gallery-null-move-zugzwang-about = 同一局面、同样深度。Kg6 之后黑方“停一着”就保住了兵：于是剪枝，却是错的。45 个局面。
gallery-null-move = 国际象棋：空着裁剪
gallery-null-move-about = 如果停一着就已足够好，就不再搜索任何着法：507 个局面而不是 1,759 个，值相同。
gallery-late-move = 被缩减的后期着法
gallery-late-move-about = 第三个着法最好，值为 7，但少看一层时它似乎至多值 2。于是得到 5。
gallery-late-move-reductions = 国际象棋：后期着法缩减
gallery-late-move-reductions-about = 排在后面的着法少搜索一层，看起来更好时再搜索一次：访问 991 次而不是 1,759 次，值相同。
gallery-internal-deepening = 最好的着法在前
gallery-internal-deepening-about = 最后一个着法最好，所以 α-β 剪枝访问全部 22 个结点。这里先把每个着法少搜索两层：由此看出哪个最好，有六个结点从不访问。
gallery-internal-deepening-connect-four = 四子棋：内部迭代加深
gallery-internal-deepening-connect-four-about = 不知道好的次序时，用较小的搜索找出先搜索哪一着：连同较小的搜索共 2,616 次访问，而不是 3,813 次，值相同。
more-choices = 更多选项
game-root = 开局
gallery-trees = 给定的树
gallery-games = 棋类对局

## 并排比较搜索
compare = 比较
compare-title = 并排比较搜索
compare-chance = 这里不比较含随机因素的搜索。
compare-nothing = 还没有可比较的内容：当前没有搜索。
compare-lineups = 现成的比较
compare-usual = 当前搜索与其他搜索
compare-searches = 各种搜索
compare-orders = 各种次序
compare-beside-mcts = 与蒙特卡罗树搜索比较
compare-add = 增加一种搜索
compare-add-mcts = 添加蒙特卡罗树搜索
compare-remove = 移除
compare-open = 打开
compare-change = 更改
compare-depth = 深度 { $depth }
compare-table = 置换表
compare-waiting = 等待中
compare-running = 已访问 { $visited } 个结点
compare-growing = 已完成 { $count } 次迭代
compare-iterations = { $count } 次迭代
compare-stopped = 已停止。
compare-failed = 搜索失败。请试试更小的深度。
compare-again = 重新搜索
compare-ended = 提前停止：无法记录更多步骤。数字只算到这里为止。
compare-program = 程序
compare-agree = 程序与旁边的搜索按相同的顺序访问相同的结点。
compare-departs = 第 { $visit } 次访问：程序进入 { $got }，搜索进入 { $expected }。
compare-goes-on = 第 { $visit } 次访问：程序进入 { $got }，但搜索已结束。
compare-ends = 第 { $visit } 次访问：程序已结束，但搜索进入 { $expected }。
compare-go-there = 转到该处
compare-nodes = 结点
compare-leaves = 叶
compare-cuts = 剪枝
compare-evaluated = 静态评估
compare-of = 共 { $all }
compare-times = 与第一种之比
compare-times-first = 结点数为第一种的 { $ratio } 倍
compare-slider = 已访问的结点
compare-at = 已访问 { $visited } 个结点，共 { $total } 个
compare-share = 各自步骤的 { $percent }%
compare-pace = 各搜索如何推进
compare-by-node = 按结点数
compare-own-pace = 按各自的进度
compare-plot = 逐层比较
compare-measure = 条形表示什么
compare-ply = 深度 { $ply }
compare-deeper = 更深
compare-counted = 未按层计
compare-logarithmic = 对数刻度
compare-least = 最小树
compare-least-expected = 最小树（估计）
compare-numbers = 条形的数值
compare-results = 总计
compare-search = 搜索
compare-factor = b* 是有效分支因子：同样深度、处处有 b* 个着法的均匀树，结点数与之相同。迭代加深的每一轮都计入。
compare-whole = 整棵树的 b = { $branching }。次序越好、树越深，α-β 的 b* 就越接近 √b = { $root }。
compare-seen = 见到的局面平均有 b = { $branching } 个着法。次序越好、树越深，α-β 的 b* 就越接近 √b = { $root }。
compare-further = 与课上一样，{ $name } 在所给深度之下再多一层使用静态评估：它多看一层，因此会访问其他搜索不必访问的结点。
compare-exact = 最小树是能证明这棵树的值的最小搜索：最佳着法在先，每次剪枝都由代价最小的着法完成。
compare-expected = 最小树是 Knuth 与 Moore（1975）对这样的树的期望：其各层局面的着法数与这里访问的相同。
compare-grown = 蒙特卡罗树搜索的结点是它所生长的树的结点。随机着法不计入，它也不剪枝。
compare-plays = 各自选择的着法
compare-move = 着法
compare-worth = 精确值
compare-is-best = 最佳着法？
compare-time = 用时
compare-yes = 是
compare-no = 否
compare-at-once = < 1 毫秒
compare-milliseconds = { $count } 毫秒
compare-worth-note = 精确值是走这一步之后整棵树或整局游戏的值，不限深度，与搜索得到的值无关。用时为本设备上的时间，包括记录。
compare-worth-unknown = 精确值未知：在这里求出它们需要太长时间。用时为本设备上的时间，包括记录。
link-guess = 猜测值“{ $given }”不是一个值。
link-time = 时间“{ $given }”不是 1 到 { $limit } 的毫秒数。
time = 时间（毫秒）
time-hint = 迭代加深在这么多毫秒后停止，但第一轮总会完成。深度设为“终局”时，只由时间决定。“–”表示不限。
time-bad = 应为 1 到 { $limit } 的毫秒数，或“–”。
time-up = 已到时间限制。最后完成的一轮向前看了 { $count } 层。
time-up-best = 该轮的最佳着法：{ $name }，估计值为 { $value }。
time-up-shown = 下一轮显示到停止之处。

## 协程：页面
coroutine-title = 协程
coroutine-tagline = 两个互相交出控制权的程序：正向反向逐步观看
coroutine-skip = 跳到两个程序
coroutine-setup = 标签
coroutine-labels = 标签，按插入树中的次序
coroutine-wanted = 要找的标签（可留空）
coroutine-labels-empty = 没有标签。请给出 1 到 { $limit } 个数字或单词。
coroutine-labels-many = 标签超过 { $limit } 个。
coroutine-label-bad = 第 { $line } 个标签“{ $given }”不可用。应为不超过 { $digits } 位的整数，或不超过 { $limit } 个字母的单词。
coroutine-label-twice = { $name } 出现了两次。搜索树中的标签各不相同。
coroutine-wanted-bad = 无法查找“{ $given }”。应为不超过 { $digits } 位的整数，或不超过 { $limit } 个字母的单词。
coroutine-producer = 生产者
coroutine-producer-task = 遍历树
coroutine-consumer = 消费者
coroutine-consumer-task = 取标签
coroutine-fresh = 尚未开始
coroutine-runs = 拥有控制权
coroutine-hands-over = 交出控制权
coroutine-waits = 等待
coroutine-ended = 已结束
coroutine-abandoned = 不再继续
coroutine-to-producer = 控制权交给生产者
coroutine-to-consumer = 控制权交给消费者
coroutine-at-producer = 生产者拥有控制权
coroutine-at-consumer = 消费者拥有控制权
coroutine-at-nobody = 双方都已停下
coroutine-mailbox = 信箱
coroutine-mailbox-empty = 空
coroutine-mailbox-closed = 已关闭
coroutine-tree = 二叉搜索树
coroutine-tree-and = { $before }。{ $after }
coroutine-node-here = 生产者在此
coroutine-node-new = 尚未访问
coroutine-node-called = 已调用，标签未交
coroutine-node-mailbox = 标签在信箱中
coroutine-node-handed = 标签已交，调用未完
coroutine-node-returned = 调用已完成
coroutine-program = 其程序
coroutine-stack = 其调用栈，最内层在前
coroutine-stack-empty = 没有进行中的调用。
coroutine-printed = 至此已打印
coroutine-printed-none = 尚无
coroutine-looks-for = 要找
coroutine-wants-all = 全部标签
coroutine-held = 手中
coroutine-held-none = 无标签
coroutine-line-executed = 本步执行
coroutine-line-waits = 在此等待
coroutine-line-resumes = 从这一行之后继续
coroutine-next-handover = 下一次交接
coroutine-previous-handover = 上一次交接
coroutine-help = 两个程序共用一个线程：任何时刻只有一个在运行，直到它交出控制权。生产者按中序遍历二叉搜索树，把每个标签放进信箱；消费者取出并打印。请看调用栈：消费者运行时它原封不动，所以生产者能在递归的中途继续。
coroutine-help-keys = 焦点在两个程序或步进按钮上时字母键有效；方向键除输入框外处处有效。
gallery-coroutine-all = 逐个标签
gallery-coroutine-all-about = 遍历七个结点，停七次，每次都从停处继续。
gallery-coroutine-found = 提前找到
gallery-coroutine-found-about = 消费者要找 fox。一旦找到，就不再遍历树的其余部分。
gallery-coroutine-deep = 六层调用
gallery-coroutine-deep-about = 生产者在递归最深处交出控制权，整个调用栈都在等待。
gallery-coroutine-missing = 不在树中
gallery-coroutine-missing-about = 标签始终不来。消费者怎样得知再没有了？
gallery-coroutine-zigzag = 来回折返
gallery-coroutine-zigzag-about = 之字形的树：有的标签在下行途中交出，其余在返回途中。

## 协程：每一步的说明
coroutine-begun = 两个程序轮流运行：消费者要标签，生产者在树中找。消费者先开始。
coroutine-begun-wanted = 两个程序轮流运行：生产者在树中找标签，消费者逐个取走，直到得到 { $sought }。消费者先开始。
coroutine-ask-first = 消费者需要标签，于是交出控制权。生产者开始。
coroutine-ask = 消费者需要下一个标签，于是交出控制权。生产者回到对 { $name } 的调用中，从停下的那一行之后继续。
coroutine-not-closed = 消费者从停处继续。信箱没有关闭：里面有标签。
coroutine-closed = 信箱已关闭，消费者停下。共打印 { $count } 个标签。
coroutine-closed-wanted = 信箱已关闭，消费者停下。{ $sought } 不在树中。
coroutine-take = 消费者从信箱取出 { $name }，信箱又空了。
coroutine-print = 消费者打印 { $name }。
coroutine-other = { $name } 不是 { $sought }，消费者再循环一次。
coroutine-found = { $name } 正是要找的，消费者停下。生产者不再继续：{ $count ->
    [0] 每个结点都到过，但未完的调用不再返回。
   *[other] { $count } 个结点从未访问。
}
coroutine-begin = 生产者从根开始遍历树。
coroutine-call = 对 { $name } 调用 traverse。{ $count ->
   *[other] 有 { $count } 个进行中的调用，外层等待内层。
}
coroutine-left = { $name } 有左子结点 { $child }。那里的标签都更小，先来。
coroutine-left-none = { $name } 没有左子结点，接下来就是它自己的标签。
coroutine-deposit = 轮到 { $name }：生产者把它放进信箱。
coroutine-hand-over = 生产者在工作中途交出控制权，并记住位置：{ $count ->
   *[other] { $count } 个进行中的调用，最内层是
}对 { $name } 的调用。
coroutine-right = { $name } 有右子结点 { $child }。那里的标签都更大，随后来。
coroutine-right-none = { $name } 没有右子结点，这里没有别的事了。
coroutine-return-left = 对 { $name } 的调用完成，返回对 { $parent } 的调用，接下来是 { $parent } 自己的标签。
coroutine-return-right = 对 { $name } 的调用完成，返回对 { $parent } 的调用，它也完成了。
coroutine-return-root = 对根 { $name } 的调用完成：整棵树已遍历。
coroutine-close = 再没有标签了，生产者关闭信箱。
coroutine-end = 生产者最后一次交出控制权，它运行完毕。

## 回溯：页面
trail-title = 回溯
trail-tagline = 尝试、受阻、退回：正着走，倒着走，看清每一步
trail-setup = 谜题
trail-puzzle = 谜题
trail-tour = 骑士巡游
trail-queens = 皇后
trail-sudoku = 数独
trail-map-puzzle = 地图着色
trail-cryptarithm = 字母算式
trail-sum = 算式
trail-sum-given = 例子
trail-sum-own = 自定算式
trail-letters = 字母
trail-letters-given = 从最右一列开始
trail-digits-tried = 数字的顺序
trail-subset-sum = 子集和
trail-numbers = 数
trail-target = 目标
trail-number-order = 数的顺序
trail-numbers-given = 按给出的顺序
trail-numbers-ascending = 从小到大
trail-numbers-descending = 从大到小
trail-bound = 界限
trail-bound-hint = 在不可能再有解的地方，搜索不再继续。任何界限都不会丢失解。
trail-bound-none = 无
trail-bound-sum = 和（不超过目标）
trail-bound-rest = 和与剩余数（目标仍能达到）
trail-bound-next = 和、剩余数与剩下的最小数（还放得下）
trail-maze = 迷宫
trail-maze-rows = 迷宫的各行
trail-maze-length = 最多步数
trail-maze-length-any = 最多步数（可空）
trail-headings = 方向的顺序
trail-bound-distance = 到目标的距离
trail-map = 地图
trail-map-australia = 澳大利亚
trail-map-netherlands = 荷兰
trail-map-own = 自定地图
trail-borders = 边界
trail-colours = 颜色数
trail-regions = 区域
trail-regions-given = 按给定顺序
trail-regions-fewest = 剩余颜色最少者优先（MRV）
trail-regions-degree = 剩余最少，再未着色的邻居最多
trail-rows = 行
trail-rows-given = 从上到下
trail-variables-fewest = 剩余值最少者优先（MRV）
trail-variables-degree = 剩余最少，再与未取值变量的约束最多
trail-columns-tried = 列的顺序
trail-columns-given = 从左到右
trail-values = 颜色顺序
trail-values-given = 按给定顺序
trail-values-least = 约束最少者优先
trail-inference = 推理
trail-inference-hint = 每次选择之后从其他区域去掉哪些颜色，使死路更早被发现。
trail-inference-variables-hint = 每次选择之后从其他变量去掉哪些值，使死路更早被发现。
trail-inference-none = 无
trail-inference-forward = 前向检验
trail-inference-arcs = 弧相容（MAC）
trail-board = 棋盘
trail-start = 起点
trail-aim = 巡游
trail-aim-open = 开放
trail-aim-closed = 封闭
trail-aim-hint = 封闭巡游的终点与起点只差一步马步。
trail-order = 着法顺序
trail-order-hint = 先尝试哪个可到的格子。顺序决定多快找到巡游。
trail-size = 皇后
trail-test = 检验
trail-test-once = 每次选择都检验
trail-test-end = 最后才检验
trail-test-hint = 回溯在每次选择时检验，不可能成功的立刻放弃。生成与检验先补全每个候选，再看它是不是解。
trail-cells = 单元格
trail-cells-rows = 逐行
trail-cells-fewest = 候选最少者优先
trail-clues = 已知数
trail-prune = 提前放弃
trail-facts = 搜索统计
trail-fact-steps = 已知步数
trail-fact-visited = 进入的结点
trail-fact-depth = 深度
trail-fact-depth-of = { $depth } / { $all }
trail-fact-deepest = 至此最深
trail-fact-solutions = 至此的解
trail-fact-whole = 这就是整个搜索。
trail-fact-open = 搜索会越过这里显示的最后一步。何时结束无法预知。
trail-fact-counted = 搜索会越过这里显示的最后一步：总共有 { $steps } 步。
trail-way = 当前路径
trail-call = 第 { $tried } 个选择，共 { $all } 个
trail-way-empty = 还没有作出选择。
trail-grid = 棋盘
trail-find-first = 找一个解
trail-find-next = 找下一个解
trail-run = 搜索到底
trail-halt = 停止
trail-running = { $steps } 步，每秒 { $rate } 步，{ $seconds } 秒。最深：{ $deepest } / { $all }。
trail-running-hint = 还剩多少，结束才知道。
trail-found = 第 { $number } 步得到一个解。
trail-finished = 搜索在 { $number } 步后结束。
trail-none-left = 没有更多的解。
trail-too-far = 距离超过 { $number } 步。先让搜索继续，再去那里。
trail-too-slow = 到达那里需要太长时间。先让搜索继续，再去那里。
trail-nowhere = 没有这样的一步。
trail-lost-worker = 后台搜索无法启动。请重试，或重新加载页面。
trail-no-solution = 无解。
trail-next-stuck = 下一个死路
trail-previous-stuck = 上一个死路
trail-next-solution = 下一个解
trail-previous-solution = 上一个解
trail-step = 第 { $number } 步
trail-step-of = 第 { $number } 步，共 { $all } 步
trail-step-known = 第 { $number } 步，已知 { $all } 步
trail-speed-value = 每秒 { $number } 步

## 回溯：每一步的说明
trail-choices = { $count ->
   *[other] 有 { $count } 个选择，依次为：{ $names }。
}
trail-left = 退回：{ $name } 之后的都已试过，所以撤回 { $name }。
trail-left-early = 退回：{ $name } 之后不可能成功，所以撤回 { $name }。
trail-left-solved = 这个解已计入，撤回 { $name }，再找下一个。
trail-next = 接着试 { $name }。
trail-exhausted = 这里没有别的可试，再退一步。
trail-root-exhausted = 再也没有可试的了。
trail-over = 搜索结束：{ $solutions }，进入 { $entered } 个结点。
trail-over-none = 搜索结束：无解。为确认这一点进入了 { $entered } 个结点。
queens-begun = 棋盘是空的。要放 { $count } 个皇后，每行一个，互不攻击。
queens-choices = 下一行是第 { $line } 行。{ $count ->
   *[other] 有 { $count } 个格子可试，依次为：{ $names }。
}
queens-fewest = 下一行是第 { $line } 行，没有哪一行剩得更少。{ $count ->
   *[other] 它还剩 { $count } 格，依次为：{ $names }。
}
queens-removed-of = 第 { $line } 行的 { $names }
queens-checked = 前向检验去掉：{ $removed }。
queens-consistent = 弧相容去掉：{ $removed }。
queens-emptied = 第 { $line } 行已没有格子可用，所以不等轮到这一行，搜索在这里就放弃。
queens-none-left = 第 { $line } 行没有格子可用。
queens-placed = 第 { $line } 行：皇后放在 { $name }。
queens-attacked = 第 { $line } 行：皇后放在 { $name }，受到 { $other } 的攻击。这到最后才检验。
queens-stuck = 受阻：第 { $line } 行的每个格子都被攻击。上一个皇后必须移动。
queens-rejected = { $count } 个皇后都已放好，现在检验：有的互相攻击。否决。
queens-solved = { $count ->
    [one] 皇后已放好：得到一个解！
   *[other] { $count } 个皇后都已放好，互不攻击：得到一个解！
}
tour-begun = 马从 { $name } 出发。
tour-placed = 第 { $line } 格：马从 { $from } 跳到 { $name }。
tour-jumped = 第 { $line } 格：{ $name } 排在 { $from } 之后。马能否跳到那里，到最后才检验。
tour-stuck = 受阻：从 { $name } 能到的格子都已走过。马必须退回。
tour-not-closed = { $count } 个格子都已走过，但 { $name } 与起点 { $from } 相差不止一步。马必须退回。
tour-rejected = 列表已完整，现在检验：它不是巡游。否决。
tour-solved = { $count ->
    [one] 唯一的格子已走过：完成巡游！
   *[other] { $count } 个格子都已走过：完成巡游！
}
tour-solved-closed = { $count } 个格子都已走过，离 { $from } 只有一步：封闭巡游！
tour-pruned-dead = 提前放弃：已无法穿过 { $name }。
tour-pruned-apart = 提前放弃：已无法到达 { $name }。
sudoku-begun = 已知数已填好。每行、每列、每宫中，每个数字都要恰好出现一次。
sudoku-root = 根据已知数字，{ $method ->
    [forward] 前向检验
   *[other] 弧相容
}在空格中共留下 { $digits } { $count ->
   *[other] 个数字
}。
sudoku-emptied = { $name }已没有数字可用，所以不等轮到这一格，搜索在这里就放弃。
sudoku-placed = { $name }填 { $digit }。
sudoku-conflict = { $name }填 { $digit }，尽管{ $other }已有它。这到最后才检验。
sudoku-stuck = 受阻：{ $name }没有可填的数字。上一个数字必须改。
sudoku-rejected = 每格都已填好，现在检验：有数字重复。否决。
sudoku-solved = 每格都已填好，没有重复：解开了！
map-begun = { $count ->
    [one] 还没有区域着色。相邻区域的颜色必须不同，而颜色只有一种。
   *[other] 还没有区域着色。相邻区域的颜色必须不同，共有 { $count } 种颜色。
}
map-placed = { $name } 涂颜色 { $colour }。
map-conflict = { $name } 涂颜色 { $colour }，尽管邻居 { $other } 已是这个颜色。这到最后才检验。
map-checked = 前向检验之后剩下：{ $left }。
map-consistent = 弧相容之后剩下：{ $left }。
map-choices = 下一个区域是 { $name }。{ $count ->
   *[other] 它还剩 { $count } 种颜色，依次为：{ $names }。
}
map-colour-of = { $name } 涂颜色 { $colour }
map-stuck = 受阻：{ $name } 没有可用的颜色。上一个颜色必须改。
map-emptied = { $name } 已没有可用的颜色，所以不等轮到 { $name }，搜索在这里就放弃。
map-rejected = 每个区域都已着色，现在检验：有邻居颜色相同。否决。
map-lost = { $name } 没有可用的颜色。
map-solved = 每个区域都已着色，相邻的颜色都不同：解开了！
map-no-region = 地图没有区域。应为边界，例如 WA-NT WA-SA。
map-too-many = 地图的区域多于 { $count } 个。
map-bad-name = “{ $given }”不是区域。名称应为一到四个字母或数字，邻居之间写 -，例如 WA-NT。
map-itself = { $name } 不能与自己相邻。
map-colours-bad = “{ $given }”不是颜色数。应为 { $range }。
cryptarithm-begun = 还没有给任何字母分配数字。不同的字母代表不同的数字，数的首位不为 0，并且算式要成立。
cryptarithm-choices = 下一个字母是 { $name }。{ $count ->
   *[other] 有 { $count } 个数字可行，依次为：{ $names }。
}
cryptarithm-fewest = 下一个字母是 { $name }，没有哪个字母剩得更少。{ $count ->
   *[other] 它还剩 { $count } 个数字，依次为：{ $names }。
}
cryptarithm-placed = { $name } 取 { $digit }。
cryptarithm-conflict = { $name } 取 { $digit }，尽管 { $other } 已取这个数字。这到最后才检验。
cryptarithm-digit-of = { $name } 取 { $digit }
cryptarithm-column = { $kind ->
    [units] 个位
    [tens] 十位
    [hundreds] 百位
    [thousands] 千位
   *[other] 右起第 { $number } 列
}
cryptarithm-adds-up = { $place }：{ $sum }。
cryptarithm-carries = { $place }：{ $sum }，进 { $carry }。
cryptarithm-carry-into = 进到{ $place }的进位
inference-removed = { $method ->
    [forward] 前向检验
   *[other] 弧相容
}从 { $names } 中去掉 { $digit }。
inference-left = { $method ->
    [forward] 前向检验
   *[other] 弧相容
}之后剩下：{ $left }。
inference-removed-and-left = { $method ->
    [forward] 前向检验
   *[other] 弧相容
}从 { $names } 中去掉 { $digit }，并剩下：{ $left }。
cryptarithm-stuck = 受阻：{ $name } 没有可行的数字。上一个数字必须改。
cryptarithm-emptied = { $name } 已没有数字可用，所以不等轮到 { $name }，搜索在这里就放弃。
cryptarithm-no-carry = 进到{ $place }的进位已没有可能的值，所以搜索在这里放弃。
cryptarithm-rejected = 每个字母都有数字，现在检验：有数字重复，或算式不成立。否决。
cryptarithm-lost = { $name } 没有数字可用。
cryptarithm-carry-lost = 进到{ $place }的进位已没有可能的值。
cryptarithm-solved = 每个字母都有自己的数字，算式成立：解开了！
cryptarithm-no-letters = 没有字母。应为单词相加的算式，例如 SEND + MORE = MONEY。
cryptarithm-character = “{ $given }”既不是字母，也不是 + 或 =。应为单词相加的算式，例如 SEND + MORE = MONEY。
cryptarithm-no-equals = 和的前面没有 =。应为单词相加的算式，例如 SEND + MORE = MONEY。
cryptarithm-one-sum = 应有一个 =，其后一个单词，例如 SEND + MORE = MONEY。
cryptarithm-addends = { $count ->
   *[other] 相加的单词有 { $count } 个。
}应为 { $range } 个。
cryptarithm-too-long = “{ $given }”超过 { $most } 个字母。
cryptarithm-too-many = 不同的字母有 { $count } 个，而数字只有 10 个。
subset-sum-begun = 还没有决定任何数。要从 { $numbers } 中选出一些，使它们的和为 { $target }。
subset-sum-choices = 下一个数是 { $number }。它可以选，也可以不选。
subset-sum-only = { $choice ->
    [take] 所以 { $number } 只能选。
   *[other] 所以 { $number } 只能不选。
}
subset-sum-choice = { $choice ->
    [take] 选 { $number }
   *[other] 不选 { $number }
}
subset-sum-taken = 选 { $number }。和为 { $sum }。
subset-sum-left = 不选 { $number }。和仍为 { $sum }。
subset-sum-over = 选 { $number }，和就是 { $sum }，大于 { $target }。
subset-sum-short = { $choice ->
    [take] 选 { $number }，即使再加上之后剩下的全部 { $rest }，和也只有 { $sum }，小于 { $target }。
   *[other] 不选 { $number }，即使加上之后剩下的全部 { $rest }，和也只有 { $sum }，小于 { $target }。
}
subset-sum-short-last = { $choice ->
    [take] 选最后一个数 { $number }，和也只有 { $sum }，小于 { $target }。
   *[other] 不选最后一个数 { $number }，和只有 { $sum }，小于 { $target }。
}
subset-sum-smallest = { $choice ->
    [take] 选 { $number }，即使只再加上之后剩下的最小数 { $least }，和也有 { $sum }，大于 { $target }。
   *[other] 不选 { $number }，即使只加上之后剩下的最小数 { $least }，和也有 { $sum }，大于 { $target }。
}
subset-sum-stuck = 受阻：{ $number } 既不能选，也不能不选。上一个决定必须改。
subset-sum-rejected = 每个数都已决定，而 { $sum } 不是 { $target }。否决。
subset-sum-solved = 这正是目标：解开了！
subset-sum-lost-over = 和已经是 { $sum }，大于 { $target }。
subset-sum-lost-short = 即使加上剩下的全部 { $rest }，和也只有 { $sum }，小于 { $target }。
subset-sum-lost-smallest = 还没有达到目标，而即使只加上剩下的最小数 { $least }，和也有 { $sum }，大于 { $target }。
subset-sum-no-numbers = 没有数。应有一些数，例如 5 10 12。
subset-sum-too-many = 有 { $count } 个数。至多应有 { $most } 个。
subset-sum-number = “{ $given }”不是正整数。
subset-sum-too-large = { $given } 太大。应为不大于 { $most } 的数。
subset-sum-target-bad = “{ $given }”不是目标。应为 { $range }。
maze-begun = 从 S 所在的 { $start } 出发，寻找到 { $goal } 上的 G 的路，每格至多走一次。
maze-begun-at-most = 从 S 所在的 { $start } 出发，寻找到 { $goal } 上的 G 的路，每格至多走一次，{ $count ->
   *[other] 至多 { $count } 步
}。
maze-placed = 第 { $number } 步：向{ $heading ->
    [north] 北
    [east] 东
    [south] 南
   *[other] 西
}，从 { $from } 到 { $to }。
maze-stuck = 受阻：{ $name } 旁边只有墙和走过的格子。
maze-far = { $count ->
   *[other] 已走 { $count } 步
}，至少还要 { $least } 步，共 { $sum } 步，多于 { $most } 步。
maze-used-up = { $most } 步已用完，没有到达 G。
maze-solved = { $count ->
   *[other] 用 { $count } 步
}到达 G：一条路！
maze-lost-cut-off = 从 { $name } 没有空着的格子通向 G。
maze-lost-too-long = 从 { $name } 出发，最短的路也还有 { $least } 步。加上已走的共 { $sum } 步，多于 { $most } 步。
maze-empty = 迷宫没有行。应有若干行，例如 S.# ... #.G。
maze-character = “{ $given }”不是迷宫的格子。应为 #、.、S 或 G。
maze-uneven = 迷宫第 { $row } 行有 { $given } 格，而第一行有 { $columns } 格。
maze-too-large = { $given } 的迷宫太大。至多为 { $most }。
maze-missing = 迷宫没有{ $letter ->
    [S] 起点 S
   *[other] 目标 G
}。
maze-several = { $count ->
   *[other] 迷宫有 { $count } 个格子
}是 { $letter }。应有一个。
maze-length-bad = “{ $given }”不是步数。应为 { $range }。
maze-no-order = 没有叫“{ $given }”的方向顺序。可用 clockwise、clockwise-1 到 clockwise-4，或方向 1（北）到 4（西）的任意顺序，例如 1324。
sudoku-cell = 第 { $row } 行第 { $place } 列

## 回溯：读屏用的格子名称
trail-square-free = { $name }，空
trail-square-out = { $name }，已排除
trail-square-given = { $name }，{ $text }，已知
trail-square-placed = { $name }，{ $text }
trail-region-coloured = { $name }，颜色 { $colour }
trail-region-open = { $name }，还没有颜色
trail-region-left = { $name }，还剩：{ $colours }
trail-region-lost = { $name }，没有可用的颜色
trail-number-open = { $name }，未决定
trail-number-taken = { $name }，已选
trail-number-left = { $name }，不选
maze-square-wall = { $name }，墙
maze-square-left = { $name }，已退出
maze-square-step = { $name }，第 { $number } 步
maze-square-here = { $square }；现在走到这里
maze-square-end = { $name }，{ $letter ->
    [S] 起点
   *[other] 目标
}
trail-square-queen = { $name }，皇后
trail-square-kept = { $name }，还剩
trail-square-lost = { $name }，什么都不剩
trail-square-removed = { $name }，已去掉
trail-square-removed-now = { $name }，刚被上一个选择去掉
trail-square-visited = { $name }，第 { $number } 个走到
trail-square-here = { $name }，第 { $number } 个走到，马在这里
trail-square-next = { $square }；接着试
trail-square-later = { $square }；待试
trail-square-tried = { $square }；试过，不行
trail-square-left = { $square }；刚从这里退回
trail-square-attacked = { $square }；受 { $other } 攻击
trail-square-blocked = { $square }；可到，但已占用
cryptarithm-square-taken = { $square }；不可能：{ $letter } 是 { $digit }
cryptarithm-square-impossible = { $square }；不可能
trail-skip = 跳到棋盘
trail-size-bad = 不能有“{ $given }”个皇后；可以是 { $range } 个。
trail-help = 选一个谜题，按播放。搜索一个接一个地作出选择；受阻就退回，试下一个选择。棋盘显示当前局面，树显示搜索在哪里，随时可以往回走。
trail-help-keys = 焦点在棋盘或步进按钮上时字母键有效；方向键除输入框外处处有效。在棋盘上，方向键逐格移动。
exhibit-stuck-knight = 受困的马
exhibit-stuck-knight-about = 走过十二格后，马困在角上。怎么办？
exhibit-tour-small = 3×4 的全部巡游
exhibit-tour-small-about = 棋盘很小，整个搜索一览无余。
exhibit-tour-five = 从角上走 5×5
exhibit-tour-five-about = 从这里出发有 304 条巡游。看看普通顺序多久才找到第一条。
exhibit-tour-none = 4×4：没有巡游
exhibit-tour-none-about = 要确认这一点，只能全部试过。
exhibit-tour-warnsdorff = 瓦恩斯多夫规则
exhibit-tour-warnsdorff-about = 总是走向出路最少的格子：8×8 一次也不用退回。
exhibit-tour-closed = 封闭巡游
exhibit-tour-closed-about = 最后一格与第一格必须只差一步。
exhibit-tour-pruned = 提前放弃
exhibit-tour-pruned-about = 某格再也无法穿过时，立刻结束这次尝试。
exhibit-tour-blocked = 有洞的棋盘
exhibit-tour-blocked-about = 棋盘上有两格被排除。
exhibit-tour-generate = 生成与检验：巡游
exhibit-tour-generate-about = 先补全每一个格子序列，然后才检验。这就是回溯存在的理由。
exhibit-queens-four = 四皇后
exhibit-queens-four-about = 小到可以跟上每一步。
exhibit-queens-generate = 生成与检验：四皇后
exhibit-queens-generate-about = 同样的搜索，但不预先判断：要检验 256 个完整的棋盘。
exhibit-queens-eight = 八皇后
exhibit-queens-eight-about = 92 个解。树上可见搜索在哪里退回。
exhibit-queens-forward = 八皇后，前向检验
exhibit-queens-forward-about = 受攻击的格子从后面的行中消失。搜索还没走到第 3 行，那里已没有格子可用。
exhibit-queens-arcs = 八皇后，弧相容
exhibit-queens-arcs-about = 开头相同，结点少得多：每一行剩下的格子与其他各行剩下的相比较。
exhibit-sudoku-small = 小数独
exhibit-sudoku-small-about = 四个数字，退回几步。
exhibit-sudoku-hard = 逐行填数独
exhibit-sudoku-hard-about = 按顺序填格，要退回成千上万次。
exhibit-sudoku-fewest = 候选最少者优先
exhibit-map-plain = 三色地图
exhibit-map-plain-about = 用普通回溯给澳大利亚着色：每个区域试邻居没有的颜色。
exhibit-map-forward = 前向检验
exhibit-map-forward-about = 邻居一着色，一个省就失去了最后一种颜色，搜索不等走到那里就放弃。
exhibit-map-arcs = 弧相容
exhibit-map-arcs-about = 荷兰各省用三种颜色不够。两次选择就看得出来：10 个结点，而不是 40 个。
exhibit-sum-plain = 二加二等于四
exhibit-sum-plain-about = TWO + TWO = FOUR，从右边起逐个字母。一列填完，就要成立。
exhibit-sum-money = 寄更多的钱
exhibit-sum-money-about = 杜德尼 1924 年的算式。还没选择，弧相容就已推出 M 是 1，S 是 9，O 是 0。
exhibit-subset-plain = 所有子集
exhibit-subset-plain-about = 5、10、12、13、15 和 18 中，哪些数的和是 30？没有界限时，已经太大的和也会继续：119 个结点。
exhibit-subset-bounds = 两个界限
exhibit-subset-bounds-about = 和不得超过 30，并且剩下的数必须还能达到 30：同样的三个解，只需 46 个结点。
exhibit-maze-plain = 每一条路
exhibit-maze-plain-about = 从 S 到 G，每格至多走一次。退回时撤销标记，所以 28 条路全都找到：345 个结点。
exhibit-maze-bound = 离目标太远
exhibit-maze-bound-about = 同一个迷宫，至多 9 步。离 G 太远的格子马上退出：63 个结点，而不是 112 个。
exhibit-sudoku-fewest-about = 同一道数独，换一种填格顺序，只需一小部分步数。
exhibit-sudoku-arcs = 数独，弧相容
exhibit-sudoku-arcs-about = 同一道数独，仍然逐行填：652 个结点，而不是 65,723 个。只剩一个数字的格子，使邻格失去这个数字。
tour-no-size = “{ $given }”不是大小。应为行数和列数，例如 3x10。
tour-bad-size = 不能有 { $given } 的棋盘。行数和列数为 3 到 16。
tour-no-square = “{ $given }”不是格子。应为一个字母和一个数字，例如 b3。
tour-off-board = 棋盘上没有 { $given }。格子为 a1 到 { $corner }。
tour-no-start = 所有格子都被排除；至少要留一个作起点。
tour-blocked-square = { $square } 已被排除。
tour-twice = { $square } 走了两次。
tour-no-move = 从 { $from } 到 { $square } 不是马步。
tour-too-large = { $count } 格的棋盘太大，无法试遍所有格子序列；最多 { $limit } 格。
tour-no-order = 没有名为“{ $given }”的着法顺序。可用 clockwise、clockwise-3、rows、random-7、warnsdorff、warnsdorff-centre、warnsdorff-pohl，或方向 1 到 8 的排列，例如 15372648。
tour-no-pruning = 没有名为“{ $given }”的提前放弃方式。可用 dead、connected、all 或 none。
tour-elsewhere = 着法的起点与巡游的起点不同。
clues-length = 共有 { $count } 格；数独有 16、36 或 81 格。
clues-character = 第 { $line } 个字符是“{ $given }”。应为数字，空的格子用点表示。
clues-digit = { $cell }：{ $digit } 对这个数独太大。
clues-twice = { $digit } 出现两次：{ $cell } 和 { $other }。
trail-blocked = 排除的格子
trail-order-clockwise = 顺时针
trail-order-from = 从方向 { $number } 起顺时针
trail-order-rows = 按行和列
trail-order-warnsdorff = 瓦恩斯多夫，同分顺时针
trail-order-warnsdorff-centre = 瓦恩斯多夫，同分取远离中心者
trail-order-warnsdorff-pohl = 瓦恩斯多夫，同分再看一层（Pohl）
trail-order-random = 随机
trail-order-own = 自定顺序
trail-prune-dead = 死格
trail-prune-apart = 被隔断的格子
trail-prune-hint = 已不可能成为巡游的路径，在马受困之前就放弃。不会漏掉任何巡游。
trail-given = 数独
trail-given-small = 4×4
trail-given-medium = 6×6
trail-given-easy = 9×9，容易
trail-given-hard = 9×9，困难
trail-given-own = 自定已知数

## 回溯：搜索之前就知道的
known-none = 没有这样的巡游。
known-schwenk = 有巡游：这种大小的棋盘都有封闭巡游（Schwenk 1991）。
known-conrad = 有巡游：在边长为奇数的正方形棋盘上，从每个与角同色的格子出发都有一条（Conrad、Hindrichs、Morsy 与 Wegener 1994）。
known-cull = 这个棋盘上某处有巡游（Cull 与 De Curtins 1978）。
known-colours-closed = 每一步都换颜色，所以封闭巡游要求两种颜色的格子一样多。这里有 { $dark } 个深色格、{ $light } 个浅色格。
known-colours-open = 每一步都换颜色。有 { $dark } 个深色格、{ $light } 个浅色格时，不可能从这里开始。
known-isolated = 没有一步能到 { $square }。
known-ends = 到 { $squares } 各只有一步可走，它们只能是巡游的端点，可是太多了。
known-apart = 从起点到不了 { $squares }。
known-schwenk-not = 有一边为 4 的棋盘，以及 3×4、3×6、3×8 的棋盘，都没有封闭巡游（Schwenk 1991）。
known-exhausted = 这个小棋盘已全部试过：从哪里出发都没有巡游。
known-watch = 仍可以看着搜索失败。

## 回溯：继续、计数、自己动手
trail-go-on = 继续搜索
trail-hint-front = 搜索进行时，可以查看任何一步。
trail-count = 全部计数
trail-count-stop = 停止计数
trail-counting = 至此 { $solutions }，完成 { $done } / { $all } 部分。{ $entered } 个结点，{ $seconds } 秒，{ $workers }。
trail-counted = 共 { $solutions }。{ $entered } 个结点、{ $steps } 步，用时 { $seconds } 秒，{ $workers }。
trail-count-stopped = 已停止：在 { $done } / { $all } 部分中找到 { $solutions }。
trail-solutions = { $count ->
   *[other] { $number } 个解
}
trail-workers = { $count ->
   *[other] { $count } 个后台线程
}
trail-estimate = 大约 { $size } 个结点，误差约 { $spread }：由 { $probes } 条随机下行路径估计（Knuth 1975），常常偏低。
hand-title = 自己试试
hand-begin = 自己动手
hand-about = 由你来作选择。受阻时可以看到，也随时可以交给搜索。
hand-back = 撤回
hand-ask = 给个提示
hand-over = 让搜索从这里继续
hand-end = 回到搜索
hand-ahead = { $count ->
   *[other] 从这里出发有 { $number } 个解。
}
hand-ahead-least = { $count ->
   *[other] 从这里出发至少有 { $number } 个解。
}
hand-stuck = 受阻。撤回，或让搜索演示怎样退回。
hand-solved = 解开了！
hand-hint-next = 选 { $name } 可以得到一个解。
hand-hint-unknown = 一时没有找到解；也许有。
hand-choices = 你的选择
hand-misfit = 自己动手作出的选择“{ $given }”在这个谜题中不可行。
trail-worth = 生成与检验要补全 { $completed } 个候选。普通回溯进入 { $entered } 个结点，一个解也不漏。
trail-worth-unknown = 生成与检验要补全 { $completed } 个候选。
mark-next = 接着试
mark-later = 待试
mark-tried = 试过，不行
mark-left = 刚从这里退回
mark-blocked = 可到，但不可行
mark-kept = 还剩，属于以后的行
mark-removed-now = 刚被上一个选择去掉
mark-removed = 早先已去掉
tour-stuck-led = 受阻：从 { $name } 能到的格子都已走过。现在你会怎么做？继续，看看回溯如何处理。
trail-block = 点格排除
trail-block-hint = 打开时，点棋盘上的格子可将其排除，或重新开放。

## Questions: what every kind says
quiz-unread-long = 答案最多可有 { $limit } 个字节。
quiz-unread-name = “{ $word }”不是结点名。结点名是 L 加层号、连字符和在该层中的位置；连续几个用两个点连接。
quiz-unread-node = 树中没有结点 { $name }。
quiz-unread-backwards = “{ $range }”的顺序反了：请把较小的号码写在前面。
quiz-summary-worth = 答案是在浏览器里检查的，有心查看的人可以找到：得分不能证明谁掌握了什么。
quiz-unread-stop = “{ $given }”不属于任何停点：本题只有 { $count } 个停点。
quiz-unread-expected = “{ $given }”不是这里要的回答。应写：{ $kind ->
    [visit] 结点名，或“无”
    [window] 一个窗口：两端之间写两个点
    [cut] “否”，或“剪枝”加上设定界的结点名
    [setter] 设定界的结点，或“开始”
    [number] 其中一种搜索的序号
    [leaf] 下一个叶的值，或叶名、= 和它的值
    [step] 一个步骤的序号
    [line] 一行的序号
    [code] 程序的代码：十二个字母和数字
    [value] 一个值，或一个界：≥ 或 ≤ 加上值
    [move] 根的一个子结点的名字
    [order] 一个结点名、冒号及其全部子结点的位置
    [tree] 同一棵树的另一种次序，或结点名加冒号及其子结点的位置
    [action] 子结点名表示向下走；=、>= 或 <= 加上值表示离开；a= 或 b= 加上值表示移动界；或“剪枝”
    [square] 候选之一，或“退回”
    [back] “否”，或“退回”加上保留的选择、“开始”或“结束”
   *[other] “是”或“否”
}。
quiz-write-nodes = 写结点名，如另一棵树中的 { $name }。连续几个：{ $range }。结点及其下的全部：{ $below }。若没有结点被剪掉：无。
quiz-write-leaf-names = 叶的名称，如另一棵树中的 { $name }。连续几个：{ $range }。一个结点之下的全部：{ $below }。如果每个叶都被评估：无。
quiz-write-values = 结点名、= 和值，如另一棵树中的 { $value }。
quiz-write-fraction = 值要精确：写成分数，如另一棵树中的 { $value }，或未经舍入的小数。
quiz-write-bounds = 结点名、= >= <= 之一和值，如另一棵树中的 { $value } { $bound }。
quiz-write-bound = 写一个值；界前面写 ≥ 或 ≤，也可写 >= 或 <=。
quiz-write-replies = 每个停点一个回答，用分号隔开；前面加数字和冒号表示第几个停点。
quiz-write-visit = 结点：写结点名，如另一棵树中的 { $name }，或“无”。
quiz-write-window = 窗口：如另一棵树中的 { $window }，开放的一端写 inf。
quiz-write-cut = 剪枝：写“否”，或“剪枝”加上设定界的结点，如另一棵树中的“剪枝 { $name }”。
quiz-write-move = 根的一个子结点的名称，如另一棵树中的 { $name }。
quiz-write-order = 按新的次序写出结点的子结点原来的位置，如另一棵树中的 { $order }。
quiz-write-actions = 结点名表示向下走，{ $cut ->
    [plain] =x 表示带着值 x 离开，v=x 表示新的最佳值 x
   *[other] =x、>=x 或 <=x 表示带着值 x 离开，a=x 或 b=x 表示把界移动到 x，v=x 表示新的最佳值 x，“剪枝”表示剪去其余
}。
quiz-write-squares = 每个停点写一个格子或“退回”，用分号隔开。
quiz-write-square = 写一个格子或“退回”。
quiz-write-numbers = 每个停点写一个数字或“退回”，用分号隔开。
quiz-write-digit = 写一个数字或“退回”。
quiz-write-back = 写“否”，或“退回”加上保留的选择，如别处的“退回 { $square }”；一个也不保留写“退回 开始”，搜索结束写“退回 结束”。
quiz-write-yes = 写“是”或“否”。
quiz-write-setters = 每次剪枝写一个结点，例如另一棵树中的 { $name }，用分号隔开；前面加数字和冒号表示第几次剪枝。
quiz-write-setter = 结点：写结点名，如另一棵树中的 { $name }。
quiz-write-start = 初始窗口的界写“开始”。
quiz-write-number = 一种搜索的序号。
quiz-write-step = 错误步骤的序号。
quiz-write-leaves = 从左到右写值；或者连同叶名，例如另一棵树中的 { $value }。只有会被访问的叶才需要值。
quiz-found-all = { $count ->
    [one] 已找到
   *[other] { $count } 个全部找到
}
quiz-found-right = { $of } 个中答对 { $right } 个
quiz-found-wrong = 答错 { $count } 个
quiz-found-too-many = 多了 { $count } 个
quiz-found-missing = 漏了 { $count } 个
quiz-found-not = 不对
quiz-found-later = 已收到你的答案
quiz-unaskable-long = 这次搜索超过 { $limit } 步，太长了，不适合出题。
quiz-unaskable-cancelled = 搜索已取消。
quiz-unaskable-subject = 这种题需要树而给的是棋盘，或者相反。
quiz-unaskable-search = 这种题不适合这个搜索。它适合从左到右、能由树推出下一步的普通搜索。
quiz-unaskable-nothing = 这里没有可问的。
quiz-unaskable-large = 这棵树太大，无法求出最佳次序：每个结点最多 { $limit } 个子结点，整棵树也要小。
quiz-unaskable-clips = 搜索在 α > β 时剪枝、又把值截到窗口之内时，无法得知最佳次序。请选择 α ≥ β，或 fail soft。
quiz-unaskable-untried = 迭代次数太少，根处还有着法没有试过，而未试过的着法优先。请给出更多的迭代次数。
quiz-unaskable-best = 对这道题来说，子结点没有更好的次序，无须再排。
quiz-unaskable-steps = 这次搜索超过 { $limit } 步，太多了，列不下。
quiz-unaskable-mistake = 这一步不可能出错。
quiz-unaskable-far = 这一时刻离搜索开头超过 { $limit } 步。
quiz-unaskable-undecided = 判断这个局面能否完成耗时太长，所以不出这道题。

## Questions: which nodes are pruned, and values
quiz-algorithm-minimax = 极大极小搜索
quiz-algorithm-negamax = 负极大值搜索
quiz-algorithm-single-cutoff = 单一界的负极大值搜索
quiz-algorithm-find-max-min = findMax 与 findMin
quiz-algorithm-principal-variation = 主要变例搜索
quiz-algorithm-iterative-deepening = 迭代加深
quiz-algorithm-aspiration = 使用期望窗口的 α-β 剪枝
quiz-algorithm-mtd-f = MTD(f)
quiz-algorithm-one-ply = 只看一步的搜索
quiz-algorithm-expectiminimax = 期望极大极小
quiz-algorithm-star1 = Star1
quiz-algorithm-star2 = Star2
quiz-algorithm-quiescence = 带静态搜索的 α-β 剪枝
quiz-algorithm-null-move = 带空着裁剪的 α-β 剪枝
quiz-algorithm-late-move-reductions = 带后期着法缩减的 α-β 剪枝
quiz-algorithm-internal-iterative-deepening = 带内部迭代加深的 α-β 剪枝
quiz-algorithm-alpha-beta = α-β 剪枝
quiz-pruned-prompt = { $algorithm } 从不访问哪些结点？
quiz-how = 子结点的查看次序：{ $order ->
    [right] 从右到左
    [best] 评估最好者优先
    [worst] 评估最差者优先
    [random] 随机
    [previous] 上一轮最佳者优先
    [killers] 杀手着法优先
    [history] 按历史启发
   *[other] 从左到右
}。
quiz-how-cut = 子结点的查看次序：{ $order ->
    [right] 从右到左
    [best] 评估最好者优先
    [worst] 评估最差者优先
    [random] 随机
    [previous] 上一轮最佳者优先
    [killers] 杀手着法优先
    [history] 按历史启发
   *[other] 从左到右
}；剪枝条件：{ $cut ->
    [gt] α > β，相等时仍继续查看
   *[other] α ≥ β，相等时也剪枝
}。
quiz-how-window = 搜索以窗口 { $window } 开始。
quiz-how-range = 开始时只知道：所有的值都在最小的叶与最大的叶之间。
quiz-how-depth = 向前看 { $count } 层。
quiz-how-table = 搜索使用置换表。
quiz-how-one-bound = 只把正上方结点的界传下去。
quiz-how-fail = 结点的值落在窗口之外时，返回{ $fail ->
    [start] 的值不会比该方自己的窗口端点更差
   *[other] 最近的窗口端点
}。
quiz-visited-root = { $node } 是根：搜索从那里开始，所以它总会被访问。
quiz-visited-all = { $node } 会被访问：这种搜索不与任何界比较，所以从不剪枝。
quiz-visited-first = { $node } 会被访问：此时 { $parent } 的窗口为 { $window }，而对 { $parent } 还一无所知，因为 { $node } 是它第一个被查看的子结点。
quiz-visited-for-order = { $node } 会被访问：此时 { $parent } 的窗口为 { $window }，而对 { $parent } 还一无所知：这次搜索只是为了找出先搜索哪一着。
quiz-visited-window = { $node } 会被访问：此时 { $parent } 的窗口为 { $window }。
quiz-visited-average = { $node } 会被访问：此时 { $parent } 的平均值还可能是 { $least } 到 { $most } 之间的任何值，而那里的窗口为 { $window }，还不足以剪枝。
quiz-visited-open = { $player } 在那里已有 { $value }，但 { $opponent } 还没有任何界可与之相比。
quiz-visited-short = { $player } 在那里目前有 { $value }，这还不够：要剪枝，值必须{ $test ->
    [ge-max] 不小于 β = { $met }
    [gt-max] 大于 β = { $met }
    [gt-min] 小于 α = { $met }
   *[other] 不大于 α = { $met }
}。
quiz-pruned-sure = { $player } 在 { $at } 已确保 { $value }
quiz-pruned-estimate = { $player } 在 { $at } 有估计值 { $value }
quiz-pruned-cut = { $node } 从不被访问：{ $known }，而 { $player ->
    [MAX] MIN
   *[other] MAX
} 在 { $setter } 已有 { $bound }。
quiz-pruned-start = { $node } 从不被访问：{ $known }，而{ $begun ->
    [pass] 本轮
   *[other] 搜索
}是以 { $end } = { $bound } 开始的。
quiz-pruned-average = { $node } 从不被访问：搜索在此之前就离开了 { $at }。
quiz-pruned-null = { $node } 从不被访问：{ $at } 处的零窗口只拿 { $asked } 作比较，而得到的 { $value } 已经给出答案。
quiz-pruned-null-of = { $node } 从不被访问：{ $at } 处的零窗口只拿 { $asked }（{ $of } 目前的最佳值）作比较，而得到的 { $value } 已经给出答案。
quiz-pruned-equal = 这里相等就够了：α ≥ β 时即剪枝。
quiz-pruned-below = { $node } 位于 { $top } 之下，而 { $top } 从不被访问，其下的一切也都不会被访问。
quiz-pruned-horizon = { $node } 从不被访问：搜索到 { $at } 为止，只对它的值作估计。
quiz-pruned-table = { $node } 从不被访问：置换表对 { $at } 已经知道得足够多。
quiz-hint-root = 再看看 { $node }：搜索从哪里开始？
quiz-hint-where = 再看看 { $parent } 正下方的结点。
quiz-hint-below = 要到 { $node }，必须经过 { $top }。搜索会到那里吗？
quiz-hint-all = 这种搜索会把值与界作比较吗？
quiz-hint-known = 搜索看多深？已经知道了什么？
quiz-hint-first = 进入 { $parent } 时窗口为 { $window }，其下首先轮到 { $node }。
quiz-hint-for-order = 进入 { $parent } 时窗口为 { $window }。为了找出先搜索哪一着，接着查看 { $node }。
quiz-hint-nothing = 要剪枝，{ $player } 必须在 { $parent } 已经得到某个值。现在有了吗？
quiz-hint-average-window = { $parent } 是机会结点，以窗口 { $window } 进入。接着轮到 { $node }。
quiz-hint-average-ends = 如果未知的部分都等于最大的叶，{ $parent } 的平均值最大能是多少？如果都等于最小的叶，最小又是多少？其中有没有在窗口之外的？
quiz-hint-window = 进入 { $parent } 时窗口为 { $window }。轮到 { $node } 时，{ $player } 在那里有 { $value }。
quiz-hint-bound = { $value } 足以让 { $player } 剪枝吗？{ $test ->
    [ge-max] β = { $met } 来自 { $setter }，值必须不小于 { $met }。
    [gt-max] β = { $met } 来自 { $setter }，值必须大于 { $met }。
    [gt-min] α = { $met } 来自 { $setter }，值必须小于 { $met }。
   *[other] α = { $met } 来自 { $setter }，值必须不大于 { $met }。
}
quiz-hint-enough = { $value } 足以让 { $player } 剪枝吗？{ $test ->
    [ge-max] β = { $met }，值必须不小于 { $met }。
    [gt-max] β = { $met }，值必须大于 { $met }。
    [gt-min] α = { $met }，值必须小于 { $met }。
   *[other] α = { $met }，值必须不大于 { $met }。
}
quiz-misconception-nothing = 什么也没标，好像不剪枝
quiz-misconception-only-leaves = 只写了叶
quiz-misconception-only-tops = 忘了被跳过的结点下面的部分
quiz-misconception-cause-too = 把引起剪枝的结点也算进去
quiz-misconception-cut-node-too = 把发生剪枝的结点也算进去
quiz-misconception-cut-node-and-below = 把发生剪枝的结点及其下面的一切都算进去
quiz-misconception-all-below-cut = 把剪枝之前查看过的也算进去
quiz-misconception-direction = 从错误的一侧开始查看子结点
quiz-misconception-players = 把 MAX 和 MIN 弄反
quiz-misconception-rule = 剪枝判断中把 ≥ 和 > 弄混
quiz-misconception-no-deep-cutoffs = 只与正上方的结点比较（没有深层剪枝）
quiz-misconception-own-bound = 与该方自己的界比较
quiz-misconception-one-higher = 让剪枝连上一层的搜索也结束
quiz-misconception-deep-cutoffs = 用了这种搜索不用的更上层的界
quiz-misconception-start-window = 忘了初始窗口
quiz-misconception-uct-mean = 取最大的均值，不考虑探索
quiz-misconception-uct-fewest = 取访问最少的，不考虑均值
quiz-misconception-uct-most = 取访问最多的，如同最后走棋时
quiz-misconception-sss-alpha-beta = 把 SSS* 当作 α-β
quiz-misconception-sss-every = 评估每个叶
quiz-misconception-unweighted = 求平均值时忘了权重
quiz-misconception-chance-as-min = 把机会结点当成 MIN
quiz-misconception-chance-as-max = 把机会结点当成 MAX
quiz-misconception-minimax = 混淆极大极小与 α-β 剪枝
quiz-misconception-cut-node = 写的是发生剪枝的结点，而不是设定界的结点
quiz-misconception-node-above = 不管界是谁设定的，都写剪枝处正上方的结点
quiz-misconception-root = 不管界是谁设定的，都写根
quiz-misconception-exact = 把界当成值
quiz-misconception-reversed = 把 ≥ 和 ≤ 弄反
quiz-misconception-truth = 在返回界的地方写了极大极小值
quiz-misconception-fail = 把 fail soft 和 fail hard 弄混
quiz-misconception-movers-view = 从 MIN 的角度算 MIN 的结点
quiz-misconception-swapped-ends = 把 α 和 β 弄反
quiz-thought-parts = 第一处不同在 { $node }。
quiz-thought-nothing = 什么也没有标出，好像每个结点都要查看。{ $reason ->
    [horizon] 这里的搜索只看到地平线为止
    [table] 这里的搜索会跳过置换表已经知道的部分
   *[other] 那是极大极小搜索的做法；这里的搜索会跳过不再有影响的部分
}。
quiz-thought-leaves = 看来你只写了叶。从不被访问的内部结点也要算在内。
quiz-thought-tops = 看来你只写了直接被跳过的结点。它们下面的一切也都不会被访问。
quiz-thought-cause = 看来你把引起剪枝的结点也算进去了。搜索必须先看到它的值；只有排在它后面的才被跳过。
quiz-thought-cut-node = 看来你把发生剪枝的结点本身也算进去了。它们自己是被访问的：被跳过的只是其余的子结点。
quiz-thought-below = 看来你把发生剪枝的结点下面的一切都算进去了。剪枝之前查看过的，已经被访问过。
quiz-thought-direction = 看来你是{ $order ->
    [right] 从左到右查看子结点的。这里要从右到左
   *[other] 从右到左查看子结点的。这里要从左到右
}。
quiz-thought-players = 看来你把 MAX 和 MIN 弄反了。这里在根处轮到 { $player }。
quiz-thought-rule = { $cut ->
    [gt] 看来你在相等时也剪枝了。这里要 α > β 才剪枝，相等时仍要查看
   *[other] 看来你只在 α > β 时剪枝。这里相等就够了：α ≥ β 时即剪枝
}。
quiz-thought-shallow = 看来你只把每个结点与它正上方的结点作了比较。更上层的界也会传下来，同样会引起剪枝。
quiz-thought-deep = 看来你用了更上层的界。这种搜索只传下正上方的界，所以没有深层剪枝。
quiz-thought-window = 看来你是从一无所知开始的。这里搜索以窗口 { $window } 开始。
quiz-thought-minimax = { $search ->
    [minimax] 看来你把极大极小搜索当成了会剪枝的搜索。这里每个叶都查看了
   *[other] 看来你把会剪枝的搜索当成了极大极小搜索。极大极小搜索查看每个叶；这里有些没有查看
}。
quiz-thought-own-bound = 看来你把结点与该方自己的界作了比较。一步棋不如 MAX 已有的，并不是 MAX 停下的理由：下一步也许更好。MAX 达到 β（MIN 已有的值）才停，MIN 达到 α 才停。
quiz-thought-higher = 看来你让一次剪枝连上一层的搜索也结束了。被跳过的只是该结点其余的子结点；之后轮到它的兄弟结点。
quiz-thought-never-cuts = { $search ->
    [cuts] 看来从未剪枝：像极大极小搜索那样查看了每个结点。会剪枝的搜索会跳过不再影响结果的部分
   *[other] 看来剪掉了一些结点。极大极小搜索会查看每个结点
}。
quiz-minimax-prompt = 每个内部结点的极大极小值是多少？
quiz-expectiminimax-prompt = 每个内部结点的期望极大极小值是多少？
quiz-returned-prompt = 在每个查看过子结点的内部结点处，{ $algorithm } 返回什么？
quiz-returned-view = 所有的值都按 MAX 的角度给出，正负号与叶相同。
quiz-returned-write = 先写结点名，精确值写 =，至少为某值写 >=，至多为某值写 <=，然后写值。从不被访问的结点不用写。
quiz-value-chosen = { $node } 可选的有 { $children }：{ $player ->
    [MAX] MAX 取最大的
   *[other] MIN 取最小的
}，即 { $value }。
quiz-value-clipped = 它在进入该结点时的窗口 { $window } 之外，所以返回窗口的端点，作为界：{ $verdict }。
quiz-value-whole = 这里不留任何未知，所以值恰为 { $value }。
quiz-value-exact = 没有跳过任何还能改变它的东西，所以 { $node } 恰为 { $verdict }。
quiz-value-estimate = 到地平线为止，没有跳过任何还能改变它的东西，所以 { $node } 返回 { $verdict }，这是一个估计。
quiz-value-reduced = 所以 { $node } 返回 { $verdict }，这是一个估计：其下的后期着法搜索得较浅。
quiz-value-cut = 随后搜索在 { $node } 剪枝。{ $player } 在未查看的着法中可能有更好的，所以只知道 { $verdict }。
quiz-value-bound = 返回到 { $node } 的有些只是界，所以只知道 { $verdict }。
quiz-value-leaf = { $node } 是叶，它的值在树中给定：{ $value }。
quiz-value-taken = { $when ->
    [end] 搜索最后不再查看
   *[other] 搜索不查看
} { $node } 的内部，直接取它为 { $value }。
quiz-value-none = 所以那里什么也不返回。
quiz-value-more = { $children } 以及另外 { $count } 个
quiz-value-share = { $child }（概率 { $probability }）
quiz-value-back = 返回到 { $node } 的有 { $children }。
quiz-value-average = { $node } 由随机决定，可能到 { $children }。以概率为权重的平均值为 { $sum } = { $value }。
quiz-value-average-cut = 此外一无所知：{ $verdict }。
quiz-value-probe = { $node } 只被试探过：只查看了第一个着法，所以只知道 { $verdict }。
quiz-value-rounded = 舍入后的数不是它的值：精确值是 { $value }。
quiz-hint-value = 再看看 { $node }。
quiz-hint-chooses = { $player ->
    [max] 在 { $node } 由 MAX 选择：取最大的值
    [chance] 在 { $node } 由随机决定：取按概率加权的平均值
   *[other] 在 { $node } 由 MIN 选择：取最小的值
}。
quiz-hint-right-number = { $node } 的数字是对的。它就是值本身，还是只知道值至少（≥）或至多（≤）是它？
quiz-hint-among = 可选的有 { $children }。
quiz-hint-back = 返回到 { $node } 的有 { $children }。那里还能改变值的都查看过了吗？
quiz-hint-into = 搜索真的查看了 { $node } 的内部吗？还是它的值另有来处？
quiz-thought-exact = 看来你把界当成了值。剪枝之处，只知道值至少（≥）或至多（≤）是多少。
quiz-thought-reversed = 看来 ≥ 和 ≤ 弄反了。MAX 略去着法之处，值可能更大（≥）；MIN 略去之处，值可能更小（≤）。
quiz-thought-truth = 这些是各结点真正的值。这种搜索并不会全部求出：{ $reason ->
    [horizon] 在地平线处，它把静态评估当作值
   *[other] 剪枝之处，它返回的只是所见部分的界
}。
quiz-thought-uct-mean = 看来你取了最大的均值。UCT 还要加上探索项，访问少的着法的探索项较大。
quiz-thought-uct-fewest = 看来你取了访问最少的着法。它的探索项最大，但 UCT 要把探索项加到均值上。
quiz-thought-uct-most = 看来你取了访问最多的着法。那是最后要走的着法；UCT 选择的是总和最大的着法。
quiz-thought-sss-alpha-beta = 看来你给出的是 α-β 剪去的叶。SSS* 不会评估 α-β 不访问的叶，而且往往更少：它取优值最大的状态，不论在哪里，而不是从左数的下一个叶。
quiz-thought-sss-every = 看来你认为每个叶都会被评估。一旦 MAX 的一个着法以最大的优值解决，它上面的结点也就解决了，其他着法之下的状态离开表。
quiz-thought-unweighted = 看来你给机会结点的所有子结点相同的权重。每个值都要按它的概率计算：先相乘，再把乘积加起来。
quiz-thought-chance-as = { $player ->
    [max] 看来你把机会结点当成了 MAX，取了最大的值
   *[other] 看来你把机会结点当成了 MIN，取了最小的值
}。那里没有谁在选择：它的值是各子结点按概率加权的平均值。
quiz-thought-cut-as = { $player ->
    [max] 看来你剪枝时把随机当成了 MAX
   *[other] 看来你剪枝时把随机当成了 MIN
}。一个值不能成为平均值的界：只有当未知的部分即使取最好（或最坏）的值，平均值仍在窗口之外时，机会结点才能剪枝。
quiz-thought-sides = 看来你把 MAX 和 MIN 弄反了。MAX 取最大的值，是尖朝上的三角形；MIN 取最小的值，是尖朝下的三角形。
quiz-thought-fail = { $fail ->
    [soft] 看来值在窗口之外时，你返回了窗口的端点。这里结点返回它找到的最好的值
    [start] 看来即使找到的最好的值比该方自己的窗口端点更差，你也返回了它。这里此时返回那个端点
   *[other] 看来即使在窗口之外，你也返回了找到的最好的值。这里此时返回窗口的端点
}。
quiz-thought-view = 看来你是从 MIN 的角度来算 MIN 的结点的。这里要求所有的值都按 MAX 的角度给出，正负号与叶相同。
quiz-unread-no-value = { $name } 后面应有一个值：先写 = 这样的符号，再写值。
quiz-unread-value = “{ $word }”不是值。值是数（也可写成分数，小数至多六位），或者胜、和、负。
quiz-unread-twice = 对 { $name } 给出了两个不同的值。

## Questions: what happens next, which order, step by step, boards
quiz-next-lead = 接下来会发生什么？搜索会停 { $count } 次。它{ $order ->
    [right] 从右到左
   *[other] 从左到右
}查看子结点，{ $cut ->
    [plain] 而且全部都看。
    [gt] 一旦 α > β 就剪枝。
   *[other] 一旦 α ≥ β 就剪枝。
}
quiz-next-back = 搜索从 { $child } 回到 { $node }，带回 { $value }。
quiz-next-back-to = 搜索从 { $child } 回到 { $node }。
quiz-next-visit = 接下来访问哪个结点？
quiz-next-window = 现在 { $node } 的窗口 [α, β] 是什么？
quiz-next-cut = 现在 { $node } 会剪枝吗？如果会，造成剪枝的界是哪个结点设定的？
quiz-next-is-cut = 现在 { $node } 的其余子结点会被剪掉吗？
quiz-next-value = { $node } 返回什么值？
quiz-next-visited = { $node } 已经访问过了。
quiz-next-goes-on = 搜索接着访问 { $node }。
quiz-next-ends = 不再访问别的结点：搜索到此结束。
quiz-next-open = { $node } 的窗口是 { $window }，没有闭合，所以不剪枝。
quiz-next-not-better = 带回的是 { $value }：在 { $node }，它对 { $player } 来说并不比 { $best } 好，所以什么也不变。
quiz-next-now = 所以 { $node } 的窗口是 { $window }。
quiz-next-look = 停点 { $number }：看 { $node }，那里轮到 { $player } 走。
quiz-next-before = 子结点返回之前，{ $node } 的窗口是 { $window }。
quiz-next-swapped = α 和 β 似乎写反了。α 是下界，是 MAX 已经有把握的；β 是上界，是 MIN 已经有把握的。
quiz-next-cut-node = 你写的是发生剪枝的结点。是它自己的值使窗口闭合，但它碰到的那个界早就在那里了：{ $setter ->
    [start] 那是上方的对手设定的，或者属于初始窗口
   *[other] 那是上方的对手设定的
}。
quiz-next-reply-over = 没有了，搜索结束
quiz-next-reply-some = 剪枝
quiz-next-reply-open = 不剪枝
quiz-next-reply-start = 剪枝，因为初始窗口的界
quiz-next-reply-cut = 剪枝，因为 { $node } 的界
quiz-whose-lead = 这是谁的界？对下列每次剪枝，写出是哪个结点的最佳值设定了引起剪枝的界。搜索{ $order ->
    [right] 从右到左
   *[other] 从左到右
}查看子结点，一旦 { $cut ->
    [gt] α > β 就剪枝。
   *[other] α ≥ β 就剪枝。
}
quiz-whose-ask = 搜索在 { $node } 剪枝：{ $player } 在那里有 { $value }。它碰到的界是谁的值设定的？
quiz-whose-start = 初始窗口
quiz-whose-look = 第 { $number } 次剪枝：从 { $node } 往上，看轮到 { $player } 走的结点。
quiz-whose-bound = 这个界是 { $bound }。在 { $node } 上方 { $player } 的哪个结点，当时的最佳值正是它？还是一开始就有？
quiz-whose-above = 看来你总是写剪枝处正上方的结点。{ $setter ->
    [start] 这里有一个界来自初始窗口
   *[other] 更上方的界也会传下来：这里有一个更紧
}。
quiz-whose-root = 看来你总是写根。{ $setter ->
    [start] 这里有一个界来自初始窗口
   *[other] 界来自最佳值最紧的那个祖先
}。
quiz-which-lead = 这是哪种搜索？它按这个顺序访问了这些叶：{ $leaves }。
quiz-which-name = { $search ->
    [minimax] 极大极小
    [single-cutoff] 只用父结点的界的 α-β
    [players] 有错：把 MAX 当成 MIN 的 α-β
    [own-bound] 有错：把结点与自己一方的界比较的 α-β
    [one-higher] 有错：剪枝时连父结点也结束的 α-β
   *[other] α-β 剪枝
}，{ $order ->
    [right] 从右到左
   *[other] 从左到右
}，{ $cut ->
    [plain] 不剪枝
    [gt] α > β 时剪枝
   *[other] α ≥ β 时剪枝
}
quiz-which-other = 那样的话第 { $number } 个叶是 { $other }；这里是 { $shown }。
quiz-which-ended = 那样的话搜索在第 { $number } 个叶之前就结束了；这里它接着访问 { $shown }。
quiz-which-goes-on = 那样的话第 { $number } 个叶是 { $other }；这里搜索在此之前就结束了。
quiz-which-is = 答案是：{ $search }。
quiz-which-not = 不是“{ $search }”。{ $why }
quiz-which-look = 搜索从左边还是右边开始？再看它跳过的第一个叶，以及那时已经知道什么。
quiz-build-prompt = { $by ->
    [order] 排列各结点的子结点
   *[other] 给叶取值
}，使 { $algorithm } 恰好剪掉这些结点：{ $names }。
quiz-build-any = { $by ->
    [order] 符合要求的任何次序都对。
   *[other] 不会被访问的叶不必有值。
}
quiz-build-missing = { $leaf } 会被访问，但还没有值。
quiz-build-wanted = 要剪掉 { $node }，搜索必须在轮到它之前在 { $parent } 剪枝：{ $player } 在那里的值必须碰到 { $setter ->
    [start] { $opponent } 在更上方设定的界，或初始窗口的界
   *[other] { $opponent } 在更上方设定的界
}。
quiz-mistake-lead = 找出错误。下面是一次 α-β 搜索，它{ $order ->
    [right] 从右到左
   *[other] 从左到右
}查看子结点，一旦 { $cut ->
    [gt] α > β 就剪枝。
   *[other] α ≥ β 就剪枝。
}有一步是错的；其他各步都由前面的步骤得出。哪一步错了？
quiz-mistake-enter = 向下到 { $node }，窗口是 { $window }。
quiz-mistake-return = { $child } 返回 { $verdict }：{ $player } 在 { $node } 有 { $best }，窗口是 { $window }。
quiz-mistake-cut = { $node } 其余的子结点被剪掉。
quiz-mistake-end = { $node } 返回 { $verdict }：搜索结束。
quiz-mistake-right = 第 { $number } 步应为：{ $right }
quiz-mistake-why = { $mistake ->
    [exact] 剪枝过的结点，或者最佳子结点只返回了界的结点，返回的是界，而不是精确值。
    [reversed] ≥ 和 ≤ 写反了：MAX 略去着法时，值可能更大（≥）；MIN 略去时，可能更小（≤）。
    [worse] MAX 保留最大的值，MIN 保留最小的值。
    [other-end] MAX 移动 α，MIN 移动 β。
    [forgotten] 进入结点时的窗口，是父结点当时的窗口。
    [no-cut] 窗口已闭合，所以要剪枝。
   *[other] 窗口没有闭合，所以不剪枝。
}
quiz-mistake-later = 第 { $number } 步是对的，它前面的各步也都对。
quiz-mistake-earlier = 第 { $number } 步由前面的步骤得出；错误在更前面。
quiz-mistake-look = 自己跟着搜索走一遍，并比较：轮到谁走，返回了什么，窗口变成什么。
quiz-mistake-near = 错的那一步与 { $node } 有关。
quiz-ask-title = 继续之前
quiz-ask-press = 点按树中的结点，或者在这里选。
quiz-ask-value = 一个值；界前面写 ≥ 或 ≤
quiz-ask-reply = 回答
quiz-ask-skip = 不回答，继续
quiz-ask-on = 继续
quiz-ask-right = 对。
quiz-ask-wrong = 不对。
quiz-ask-tally = { $answered } 题中对了 { $right } 题
quiz-ask-passed = { $count } 题没有回答
quiz-uct-prompt = 蒙特卡罗树搜索以 c = { $constant } 进行了 { $iterations } 次迭代，此时 { $player } 在根处有这些着法：{ $moves }。UCT 接下来选择哪一着？
quiz-uct-move = { $name }（{ $visited ->
    [one] 1 次访问
   *[other] { $visited } 次访问
}，均值 { $mean }）
quiz-uct-why = { $sums }。{ $name } 的总和最大。
quiz-uct-formula = 一种着法的总和是均值 + c · √(ln N ∕ n)。N = { $visited } 是根的访问次数，n 是这种着法的访问次数。
quiz-sss-prompt = SSS* 从不评估哪些叶？优值相同的状态中，它取最左边的。
quiz-sss-rule = SSS* 总是从表中取优值最大的状态。轮到 MAX 时，所有着法都进入表；轮到 MIN 时，只有第一个进入，它解决之后才轮到下一个。
quiz-sss-count = { $count ->
   *[other] 它评估 { $count } 个叶。
}
quiz-sss-step = 第 { $step } 步：{ $sentence }
quiz-sss-solved = 此后 { $name } 之下不再评估其他叶。
quiz-best-prompt = 在根结点，{ $player } 走哪一步最好？请写出那个子结点。
quiz-best-worse = { $chosen } 的值是 { $value }，而 { $best } 的值是 { $worth }，对 { $player } 更好。
quiz-best-is = { $best } 最好：它对 { $player } 的值是 { $value }。
quiz-best-look = 根结点轮到 { $player } 走。所以要看每个子结点的值，而不是它下面最好的叶。
quiz-best-replies = 子结点的值由 { $player } 决定：那里轮到它走，它会选对 { $player } 最有利的。
quiz-best-mixed = 是叶的子结点，值就是它自己的；其他子结点处，轮到谁走，谁就选对自己最有利的。
quiz-best-average = 子结点的值取决于那里由谁选择：MAX 取最大的值，MIN 取最小的值，机会结点则取平均值。
quiz-best-worth = { $node } 的值是 { $value }。拿其余的和它比一比。
quiz-order-prompt = 请排列各结点的子结点，使 { $algorithm } 剪掉的{ $aim ->
    [least] 最少：访问的叶要尽可能多。
   *[other] 最多：访问的叶要尽可能少。
}
quiz-order-count = 按你的次序访问 { $seen } 个叶；最好可以做到 { $wanted } 个。
quiz-order-there = 进入 { $node } 时窗口是 { $window }，按 { $given } 的次序会访问 { $count } 个叶；按 { $better } 的次序则是 { $total } 个。
quiz-order-cut = 那样 { $names } 就永远不会被访问。
quiz-order-look = 看 { $node }，进入它时窗口是 { $window }：那里应该先看哪个子结点，才能让窗口{ $aim ->
    [least] 尽可能晚闭合？
   *[other] 尽可能早闭合？
}
quiz-perform-lead = 请你自己来执行这次搜索。它从根开始，{ $order ->
    [right] 从右到左
   *[other] 从左到右
}查看子结点，{ $cut ->
    [plain] 而且全部都看。
    [gt] 一旦 α > β 就剪枝。
   *[other] 一旦 α ≥ β 就剪枝。
}
quiz-perform-notation = 请逐步写出它做的每件事：写结点名表示向下走，{ $cut ->
    [plain] =x 表示带着值 x 离开结点，v=x 表示新的最佳值 x
   *[other] =x、>=x 或 <=x 表示带着值 x 离开结点，a=x 或 b=x 表示 α 或 β 移动到 x，v=x 表示新的最佳值 x，“剪枝”表示剪去其余
}。
quiz-perform-best = 最佳 = { $value }
quiz-perform-cut = 剪枝
quiz-perform-noted = 已记下：{ $text }
quiz-perform-over = 已经离开根结点：搜索结束了。
quiz-perform-look = 搜索在 { $node }，轮到 { $player } 走。
quiz-perform-window = { $node } 的窗口是 { $window }。
quiz-perform-first = 先看看带回了什么：它会改变 { $node } 的什么吗？
quiz-perform-closed = 先看看 { $node } 的窗口：它是 { $window }。
quiz-perform-no-child = { $node } 不是 { $here } 的子结点，而搜索正在 { $here }。
quiz-perform-order = 还没轮到 { $node }：子结点是{ $order ->
    [right] 从右到左
   *[other] 从左到右
}查看的。
quiz-perform-nothing-back = 没有新的值回到 { $node }，没有什么可以取为最佳值。
quiz-perform-other-value = 带回的是 { $value }，不能取别的值。
quiz-perform-other-end = 这里轮到 { $player } 走，窗口是 { $window }：{ $value } 会移动这一端吗？
quiz-perform-none-left = { $node } 的子结点都已看过，没有可剪的了。
quiz-perform-cut-already = { $node } 剩下的子结点已经剪掉了。
quiz-perform-never-cuts = 极大极小搜索访问所有结点，从不剪枝。
quiz-perform-not-yet = { $node } 还没完：还有子结点要看。
quiz-perform-leaf = { $node } 是叶，返回给定的值。
quiz-perform-leave-best = { $node } 返回的是 { $player } 在那里找到的最佳值。
quiz-perform-leave-end = { $player } 找到的最佳值在进入 { $node } 时的窗口之外，所以返回的是窗口的端点。
quiz-perform-is-exact = 数字对了，但它不是界：{ $node } 下面所有可能有影响的都已看过，所以值是精确的。
quiz-perform-was-cut = 数字对了，但在 { $node } 剪枝了：没看过的里面可能有对走子方更好的，所以它只是一个界。
quiz-perform-is-end = 数字对了，但它是窗口的端点：最佳值在窗口之外，所以 { $node } 返回的是界。
quiz-perform-is-bound = 数字对了，但 { $node } 的子结点返回的是界，所以 { $node } 也是。
quiz-board-lead = { $kind ->
    [closed] 用{ $how }寻找 { $size } 格棋盘上的封闭骑士巡游。
    [open] 用{ $how }寻找 { $size } 格棋盘上的骑士巡游。
    [queens] 用{ $how }放置 { $size } 个皇后，每行一个，互不攻击。
    [queen] 用{ $how }在唯一的格子上放置一个皇后。
    [map] 用{ $how }以 { $size } 种颜色给地图着色，相邻的不同。
    [cryptarithm] 用{ $how }给字母取数字，使 { $size } 成立。不同的字母代表不同的数字，数的首位不为 0。
    [subset-sum] 用{ $how }寻找和为 { $size } 的数。每个数先选，再不选（0）。
    [maze] 用{ $how }寻找从 S 到 G 穿过 { $size } 格迷宫的路。每条路每格至多走一次。
   *[other] 用{ $how }解数独。
}
quiz-board-how = { $test ->
    [end] 生成与检验
   *[other] 回溯法
}
quiz-board-end = 所有选择都作出之后，才检验它们是不是一个解。
quiz-board-prune = { $kind ->
    [open] 一旦有两个格子无法再穿过（只有一个能作终点），或有一个格子再也无法进入，它就马上放弃。
    [closed] 一旦有格子无法再穿过，它就马上放弃。
   *[other] 一旦有格子无法再到达，它就马上放弃。
}
quiz-board-inference = { $kind ->
    [forward] 每次选择之后做前向检验。
   *[other] 每次选择之后使所有弧相容。
}
quiz-board-variables = { $kind ->
    [fewest] 下一个是剩余值最少的变量。
   *[other] 下一个是剩余值最少的变量，相同时取与未取值变量约束最多的，再相同时取最前的。
}
quiz-board-values = 先试约束最少的值。
quiz-board-numbers = 各数依次为：{ $numbers }。
quiz-board-bound = { $kind ->
    [none] 它要到每个数都已决定才放弃。
    [sum] 它不作使和大于目标的选择。
    [rest] 它不作使和大于目标的选择，也不作使剩下的数全部加上也达不到目标的选择。
   *[other] 它不作使和大于目标的选择，不作使剩下的数全部加上也达不到目标的选择，也不作使目标尚未达到而剩下的最小数已太大的选择。
}
quiz-board-steps = { $bound ->
    [distance] 一条路至多 { $count } 步。如果已走的步数加上从那里到 G 的行数和列数超过它，就马上退出这个格子。
   *[other] 一条路至多 { $count } 步。
}
quiz-board-so-far = 到目前为止的选择：{ $names }。
quiz-board-taken-back = 它刚刚撤回了 { $name }。
quiz-board-candidates = 它在这里依次考虑：{ $names }。
quiz-board-candidates-for = 它在这里为 { $cell } 依次考虑：{ $names }。
quiz-square-ask = 接下来它去哪里，还是要退回？
quiz-square-back = 退回
quiz-word-back = 退回
quiz-word-yes = 是
quiz-word-no = 否
quiz-word-start = 开始
quiz-word-end = 结束
quiz-square-look = 停点 { $number }：搜索在这里是不是马上放弃？如果不是，就按次序逐个看候选。跳过已经试过的和不可行的；剩下的第一个就是下一个。如果一个不剩，搜索就要退回。
quiz-back-ask = 现在该退回吗？如果该，在尝试新的选择之前，最后保留的是哪个选择？
quiz-back-look = 搜索在这里是不是马上放弃？如果不是，就按次序逐个看候选：有没有可行而且还没试过的？如果放弃，或者没有这样的候选，就一个选择一个选择地往回走，直到第一个还有得试的地方。
quiz-back-to = 它一直退到 { $name } 是最后保留的选择为止；那里还有别的可以试。
quiz-back-start = 它一直退到最开头；只有那里还有别的可以试。
quiz-back-end = 一路上再没有可试的了：全部撤回，搜索结束。
quiz-lost-ask = 这个局面还能完成吗？
quiz-lost-look = 找一找有没有再也填不上、到不了或决定不了的地方，或者被隔开的部分。
quiz-lost-try = { $at ->
    [end] 这里已经是一个解，还是走不下去了？
   *[other] 用其中每个可行的选择继续下去：有没有一个能通向解？
}
quiz-lost-none = 不能：从这里出发没有任何解，虽然没有哪一格直接显示这一点：所有后续选择都已试过。
quiz-lost-tried = 不能：从这里出发没有任何解；所有后续选择都已试过。
quiz-lost-why = 不能：从这里出发没有任何解。{ $why }

## Lessons
lesson-too-long = 这一课有 { $bytes } 字节，超过可读取的 { $limit } 字节。
lesson-broken = 第 { $line } 行：{ $what }
lesson-broken-more = ……还有 { $count } 行无法读取。
lesson-empty = 这一课是空的：应有文字、场景或题目。
lesson-open-front = 从这里的 --- 开始的几行没有闭合：应再有一行 ---。
lesson-no-key = “{ $given }”不是本块中的一行：应为一个词、一个冒号和一个值，例如“cut: gt”。
lesson-unknown-key = “{ $key }”在这里没有意义：应为 { $known }。
lesson-twice = “{ $key }”出现了两次：应只写一次。
lesson-value = “{ $key }”不能是“{ $given }”：应为 { $expected }。
lesson-no-subject = 本块没有说明内容：应有一棵树、一种游戏、一道谜题或一组标签，例如“tree: (4 8) (17 5)”。
lesson-same-name = 另一道题也叫“{ $id }”：每道题的名称应各不相同。
lesson-same-question = 与另一道题“{ $id }”相同，答其中一道就等于两道都答。请只保留一道，或对其中一道作些改动。
lesson-nested = 场景和题目不能嵌套：本块应放在列表和引文之外。
lesson-picture = 不允许使用图片“{ $given }”：应为课文所在文件夹中的文件，文件名只含不带重音的字母、数字、-、_ 和 .，并以 .png、.jpg、.gif、.webp、.avif 或 .svg 结尾；或以 https:// 开头的地址。
lesson-no-description = 看不见这张图片的人无从得知其内容：应在方括号中写明图片显示了什么。
lesson-picture-elsewhere = 图片 { $file } 在课文旁边，本页面无法读取。图片内容：{ $description }
lesson-picture-missing = 无法读取图片“{ $file }”：应在课文所在的文件夹中。
lesson-picture-large = 图片“{ $file }”有 { $bytes } 字节：最多允许 { $limit } 字节。
lesson-table = 表格
lesson-formula-long = 此公式有 { $bytes } 字节：最多允许 { $limit } 字节。
lesson-formula-deep = 此公式嵌套过深：最多允许 { $commands } 个命令和 { $brackets } 层括号。
lesson-formula-unknown = 由于“{ $given }”无法排版此公式：应为 LaTeX 的数学命令，不含定义。
lesson-formula = 无法排版此公式：应为 LaTeX 的数学写法，且括号全部闭合。
lesson-address = 不允许使用地址“{ $given }”：应为以 https:// 开头的地址，或本站的页面。
lesson-too-many = 一课最多有 { $limit } 个部分：应在此处结束。
lesson-too-much = 一课最多约有 { $limit } 个段落：应在此处结束。
lesson-long-block = 一个段落、列表或代码块最多 { $bytes } 字节，其中列表项、链接和强调的词约 { $limit } 个：应分成较短的几个，中间用空行隔开。
lesson-fence = “{ $given }”在这里只显示为代码块：场景、题目或程序的块应写 scene、question 或 program。
lesson-long-scene = 这次搜索超过 { $limit } 步，太长了，不适合作为场景：应有更小的树，或更小的深度。
lesson-too-much-search = 到此为止的搜索总共超过 { $limit } 步，其余部分没有检查：应有更小的搜索，或分成两课。
lesson-more-faults = ……还有 { $count } 处错误
lesson-checked = 没有错误：{ $questions }，{ $scenes }
lesson-count-questions = { $count } 道题
lesson-count-scenes = { $count } 个场景
lesson-score = { $points } / { $total } 分
lesson-sum = 合计：{ $points } / { $total } 分
lesson-findings-more = ……还有 { $count } 项；--json 会全部列出
lesson-no-answer = 未作答
lesson-mark = { $mark ->
    [right] 正确
    [wrong] 错误
   *[other] 遗漏
}
lesson-perhaps = 也许：{ $what }
lesson-answer-unknown = 没有叫“{ $given }”的题目：应为 1 到 { $most } 的题号或题目名称，后接冒号。
lesson-answer-none = “{ $given }”没有可回答的题目：这一课没有题目。
lesson-answer-only = 没有叫“{ $given }”的题目：应为 1 或题目的名字，后接冒号。
lesson-answer-lost = 这一行不属于任何答案：应为题目名称或题号、冒号和答案。
lesson-answer-twice = “{ $given }”已经回答过：每题只应有一个答案。
lesson-expected-number = 0 到 { $most } 之间的整数
lesson-expected-number-from-one = 1 到 { $most } 之间的整数
lesson-expected-random-kind = 关于树或程序的题型，因为“level”不生成谜题
lesson-expected-seed = 0 到 { $most } 之间的整数，或 own
lesson-tree = 无法读取这棵树，第 { $column } 个字符处：{ $what }
lesson-expected-text = 最多 { $most } 个字符，且不含改变文字方向的字符
lesson-expected-name = 以字母开头、由字母、数字和连字符组成、最多 40 个字符的名称
learn-lessons = 课程
learn-lesson = 课程
learn-lecture-1 = 回溯，以及轮流运行的程序
learn-lecture-2 = 博弈树、极大极小与 α-β 剪枝
learn-lecture-3 = 对抗搜索与测验
learn-lecture-4 = 井字棋，以及记住局面
learn-windows = 窄窗口
learn-horizons = 地平线
learn-chance = 由随机决定时
learn-mcts = 蒙特卡罗树搜索
learn-best-first = 最佳优先搜索
learn-constraints = 约束
learn-bounds = 界限与算式
learn-lesson-file = 打开课程文件
learn-lesson-drop = 课程是含有场景和题目的 Markdown 文件。也可以把文件拖到本页任何位置；它只保存在本设备上。学生的结果文件会作为班级结果打开。
learn-lesson-fetching = 正在加载课程……
learn-lesson-checking = 正在检查课程……
learn-lesson-lost = 无法加载课程 { $address }。请检查地址和网络连接。
learn-lesson-status = 无法加载课程 { $address }：服务器返回 { $status }。请检查地址。
learn-lesson-forbidden = 无法加载课程 { $address }。请检查地址和网络连接。如果两者都正确，则 { $site } 不允许其他网站读取其文件：其服务器必须发送“Access-Control-Allow-Origin”。
learn-lesson-gone = 此设备上已没有这一课。请重新打开其文件。
learn-lesson-endless = 这一课超过 { $limit } 字节的上限。
learn-lesson-slow = 加载这一课超时。服务器或网络连接太慢。
learn-lesson-page = 地址 { $address } 指向一个网页，而不是课程文件。它可能要求登录。在 GitHub 上，请使用“Raw”后面的地址。
learn-lesson-by = 作者：{ $author }
learn-lesson-until = 截止：{ $until }
learn-lesson-seed = 种子 { $seed }
learn-lesson-own-seed = 种子 { $seed }，只属于你：其他人的树各不相同
learn-lesson-print = 打印练习题
learn-teachers = 教师工具
learn-lesson-question = 第 { $number } 题
learn-lesson-again = 继续
learn-lesson-look = 再看一遍
learn-lesson-worth = 可得分数：{ $points }
learn-lesson-kept = 答案已保存。可得分数：{ $points }
learn-finish = 提交
learn-finish-about = 这些题提交时才评分。已回答 { $answered } / { $of } 题。
learn-finish-unread = 这些答案无法识别，不会得分：{ $names }。
learn-finish-sure = 现在提交吗？之后这些回答不能再改，并会显示正确答案。
learn-finish-yes = 是，提交
learn-finish-no = 暂不
learn-lesson-back = 返回课程
learn-lesson-next = 下一题
scene-open = 在 Plyscope 中查看全部
scene-steps = 本场景的步骤
scene-step = 第 { $number } 步
scene-line = 着法：{ $moves }
scene-fact = { $what }：{ $text }
learn-results = 你的结果
learn-results-name = 姓名
learn-results-about = 文件里有你的回答和时间。不会发送任何内容：请把它交给老师。
learn-results-kept = 你的回答只保存在本设备上。
learn-results-sent = 你的分数和回答会提交到你的课程。
learn-results-save = 保存结果以便提交
learn-results-unnamed = 老师会不知道这是谁的文件。请填写姓名，或再按一次，不填姓名直接保存。
learn-results-saved = 已保存为 { $file }。现在请提交它。
learn-anew = 换人重新开始
learn-anew-sure = { $what ->
    [lesson] 本设备上这一课的答案、得分、程序和姓名将被清除。如果结果还要提交，请先保存。
    [program] 本设备上这道题的答案、得分以及为它编写的程序将被清除。
   *[other] 本设备上这道题的答案和得分将被清除。
}
learn-anew-yes = 是，重新开始
learn-link-no-lesson = 不允许使用该课程地址：它必须以 https:// 开头，或是本站的文件。
learn-no-such-question = 课程中没有名为“{ $id }”的题目。
learn-no-file = 无法读取该文件。课程是 UTF-8 文本文件，不能为空，也不能是网页。
learn-course-alone = 在此页面周围没有找到学习平台，因此成绩不会提交。
learn-course-launch = 此页面的地址没有清楚说明成绩送往何处，因此成绩不会提交。
learn-course-closed = 你的课程目前不接收成绩。从课程中重新打开本课可以再试一次。
learn-course-kept = 你的回答保存在本浏览器中。
learn-course-again = 此页面已重新加载，不再知道成绩送往何处。请从课程中重新打开本课；在此之前不会提交成绩。
learn-course-unsent = 你最近的成绩没有送达课程。它们会随下一次回答，或在你下次用本设备打开本课时再次发送。
learn-course-refused = 你的课程没有接收你的一项成绩，它不会再次发送。请告诉老师。
learn-course-short = 你的课程无法保存你输入的全部内容。分数会保留，但再次打开时部分回答可能已不在。
learn-platform = 保存到学习平台（SCORM）
learn-platform-about = 适用于 Moodle、Canvas 等平台的课程包：把它作为 SCORM 活动加入课程，平台就会保存每个人的分数、进度和回答。
learn-platform-version = 版本
learn-platform-v12 = SCORM 1.2，适用于所有平台
learn-platform-v2004 = SCORM 2004，可保存较长的回答
learn-platform-pass = 及格线，百分比（可留空）
learn-platform-no-pass = 及格线应是 0 到 { $most } 的整数。
learn-platform-save = 保存课程包
learn-platform-making = 正在生成课程包……
learn-platform-saved = 课程包已保存。
learn-platform-lost = 无法生成课程包：网站的一部分没有加载。请检查网络连接后重试。
learn-platform-faults = 这一课有错误，因此没有生成课程包：

## Sheets of paper
sheet-title = 练习题
sheet-answers = 答案
sheet-answers-to = 答案：{ $title }
sheet-name = 姓名：
sheet-deadline = 完成期限：{ $deadline }
sheet-how = 结点按层和位置命名：在一棵九层的树中，L9-2 是第九层左起第二个结点。从不被访问的结点也计算在内。尖端朝上的三角形轮到 MAX，尖端朝下的轮到 MIN。
sheet-chance = 圆形结点由随机决定；其分支上的数字是概率。
sheet-points = { $count } 分
sheet-copy = 种子 { $seed } · 第 { $number } 份，共 { $copies } 份
sheet-page = 第 { $number } 页，共 { $pages } 页
sheet-empty = 没有可以印出的题目。
sheet-faults = 课程有错误，因此没有生成练习题：
sheet-unaskable = 题目 { $id }：{ $what }
sheet-too-wide = 题目 { $id }：树太大，一页纸放不下。
sheet-heading = 练习题
sheet-about = 种子相同，题目就相同。每一份的种子比前一份大 1，并印在每一页上。
sheet-alike = 这一课没有随机的内容，所以每一份都相同。
sheet-count = 题数
sheet-copies = 份数
sheet-sides = 打印内容
sheet-side = { $sides ->
    [both] 题目，每份后面附答案
    [answers] 只有答案
   *[other] 题目
}
sheet-paper = 纸张
sheet-paper-name = { $paper ->
    [letter] Letter（8.5 × 11 英寸）
   *[other] A4
}
sheet-number-bad = 应为 1 到 { $most } 之间的整数。
sheet-ready = 共 { $count } 页
sheet-print = 打印
sheet-save = 保存为 HTML
sheet-pages = 将要打印的页面

## Making questions
author-for = 如果你是老师
author-in-short = 用任意的树或棋盘自己出题，以链接、课程或网页嵌入的方式发给学生。
author-title = 自己出题
author-about = 设计一道题，像学生那样试做，然后发给大家。题目就写在本页地址里，不会丢失；答案由搜索过程给出。
author-like-this = 照此出题
author-form = 题目
author-kind = 问什么
author-of-trees = 关于树
author-of-boards = 关于棋盘
author-make = 随机生成一棵树
author-level = 难度
author-take-back = 恢复先前内容
author-search = 搜索
author-moment = 时刻
author-moment-hint = 搜索进行多少步之后提问。
author-next-moment = 下一个值得一问的时刻
author-terms = 计分规则
author-points = 分数
author-attempts = 检查次数
author-attempts-hint = 学生可以检查答案多少次；留空则不限。
author-any = 不限
author-hints = 提示
author-hints-free = 免费
author-hints-cost = 扣分
author-hints-off = 没有
author-cost = 每个提示扣百分之
author-grading = 评分
author-grading-at-once = 每步都评
author-grading-at-the-end = 最后再评
author-bug = 错误
author-bug-hint = 学生要认出的搜索有这个错误。
author-iterations-hint = 在多少次迭代之后提问，最多 1,000 次；留空为 10 次。次数少则容易算出。
author-mistake = 错误的步骤
author-mistake-hint = 错误步骤的序号；留空则任意。
author-mistake-any = 任意
author-bug-is = { $bug ->
    [players] 把 MAX 当成 MIN
    [own-bound] 把结点与自己一方的界比较
    [one-higher] 剪枝时连父结点也结束
   *[other] 没有
}
author-feedback = 反馈
author-feedback-hint = 答错时显示什么。答对、次数用完或答案已显示之后，会显示全部。
author-feedback-name = { $feedback ->
    [full] 立即显示全部
    [pieces] 哪些部分错了
    [count] 错了多少
    [after] 结束之前什么也不显示
   *[other] 先说多少，再说哪些
}
author-again = 答案显示之后
author-again-name = { $what ->
    [fresh] 换一道题，以它计分
   *[other] 同一道题，不计分
}
author-number-bad = 应为 { $least } 到 { $most } 的整数。
author-without = 去掉 { $what }
author-facts = 发题之前
author-size = 树
author-size-is = { $nodes } 个结点，共 { $layers } 层
author-leaves = 叶
author-visited = 访问
author-pruned = 剪去
author-cuts = 剪枝
author-cuts-by = MAX { $max } 次，MIN { $min } 次
author-cuts-chance = MAX { $max } 次，MIN { $min } 次，机会结点 { $chance } 次
author-deep = 深层剪枝
author-rule-same = 用 ≥ 还是用 >，答案都一样。
author-rule-matters = 用 ≥ 与用 > 的答案不同。题目会说明用哪一种，但学过另一种规则的学生容易出错：除非正想考这一点，否则请避免相等的值。
author-no-cuts = 这里什么也没有剪去。这样问也可以，但一次就够了。
author-key = 显示正确答案
author-try = 像学生那样试做
author-try-about = 这里的作答不会保存；题目一改，即被清除。
author-try-later = 题目一旦可以提问，就能在这里试做。
author-faulty = 题目还不完整。缺什么，显示在相应的栏目旁。
author-hand-out = 发题
author-handout = { $form ->
    [link] 链接
    [markdown] 课程用的 Markdown
   *[other] 嵌入代码
}
author-handout-about = { $form ->
    [link] 打开这道题。不需要别的。
    [markdown] 放进课程文件的一段，文件里还可以有文字、场景和其他题目。
   *[other] 把题目放进自己的网页，例如课程网站。
}
author-copy = { $form ->
    [link] 复制链接
    [markdown] 复制 Markdown
   *[other] 复制嵌入代码
}
author-copied = 已复制。
author-not-copied = 无法复制，请选中文字后手动复制。
author-embed-title = { $kind }——Plyscope 题目
author-open = 在 Plyscope 中打开

## Practice and progress
practice-title = 练习
practice-about = 随机出题，题目无穷。种子相同，题目就相同。
practice-kind = 题型
practice-levels = 难度
practice-level = 第 { $level } 级
practice-level-about = { $level ->
    [1] 深度 2，一次剪枝。
    [2] 深度 3，一到两次剪枝。
    [3] 双方都会剪枝。
    [4] 深度 4，至少三次剪枝。
    [5] 含深层剪枝：界来自更高处。
   *[other] 叶有相等的值，≥ 与 > 的结果不同。
}
practice-follow = 难度随我的回答调整
practice-adaptive = 难度随你调整
practice-seed = 种子
practice-seed-hint = 一个数字。种子相同则题目相同，可以全班共用，也可以每人一个。
practice-seed-is = 种子 { $seed }
practice-seed-bad = 种子应为不小于 0 的整数。
practice-chance = 随机
practice-begin = 开始
practice-sheet = 做成练习题
practice-next = 下一题
practice-other = 换一题
practice-progress = 我的进度
practice-see-progress = 查看我的进度
practice-nothing-yet = 还没有练习过。每道练习题的第一次回答都会记在这里。
practice-stays-here = 这一切只保存在本设备上，不会发送到任何地方。
practice-mastering = 在第 { $level } 级或更高级别上，不用提示、一次就全对，连续 { $count } 题，即为掌握该题型。更容易的题不计入，但答错一道也会中断连续。
practice-mastered = 已掌握
practice-not-mastered = 尚未掌握
practice-row = 连续答对 { $row } 题
practice-streak = 目前连对
practice-longest = 最长连对
practice-latest-level = 最近级别
practice-answers = 回答数
practice-last = 最近的回答及其级别
practice-was = 第 { $level } 级：{ $how }
practice-was-right = 一次答对
practice-was-helped = 用提示后答对
practice-was-wrong = { $of } 处中答对 { $right } 处
practice-was-not = 没有全对
practice-export = 保存为 CSV
practice-erase = 全部清除
practice-erase-sure = 要清除本设备上保存的全部内容（进度、答案、程序、树和自己的课程）吗？此操作无法撤销。
practice-erase-yes = 是，清除
practice-erase-not = 否，保留
practice-erased = 已全部清除。

## The page for learning
learn-title = 学习
learn-tagline = 会自己讲解的题目
learn-skip = 跳到题目
learn-home = 全部课程和题目
learn-welcome = 看只是一半，现在轮到你。
learn-answer-it = 来作答
learn-kind = { $kind ->
    [pruned] 哪些结点被剪掉？
    [next] 接下来会怎样？
    [whose-bound] 这是谁的界？
    [which-search] 这是哪种搜索？
    [build] 造一棵树
    [build-order] 怎样排序恰好剪掉这些结点？
    [find-mistake] 找出错误
    [playback] 场景中的提问
    [best-move] 哪一步最好？
    [uct] UCT 选择哪一着？
    [sss] SSS* 略过哪些叶？
    [order-most] 怎样排序剪得最多？
    [order-least] 怎样排序剪得最少？
    [perform] 亲手执行搜索
    [next-square] 下一步走到哪里？
    [back-out] 该退回了吗？
    [order-lines] 给各行排序
    [find-line] 找出错误的行
    [fill-line] 补上一行
    [write-program] 编写程序
    [lost] 这个局面已经无解了吗？
    [minimax-values] 各结点的值是多少？
    [returned-values] 搜索返回什么？
   *[other] { $kind }
}
learn-task = 题目
learn-tree = 题目中的树。按回车键标记一个结点及其下的全部结点，再按一次取消。
learn-leaf = 叶，值为 { $value }
learn-marked = 已标记为剪掉
learn-marked-sss = 已标记为从不评估
learn-press = 点按一个结点，标记它及其下的全部结点；再点一次取消。
learn-press-alone = 按住 Shift 则只标记这一个。
learn-tree-values = 题目中的树。在内部结点上按回车键，开始写它的值。
learn-tree-move = 题目中的树。按回车键选择根的一个子结点。
learn-tree-order = 按你的次序排列的树。按回车键把结点向左移一位。
learn-tree-perform = 搜索至此的树。按回车键走到一个子结点；在当前结点上按回车键，就到离开它时可选的值那里。
learn-tree-stop = 这个停点的树。
learn-tree-visited = 这棵树，以及搜索访问了什么。
learn-visited-as = 搜索的第 { $number } 个叶
learn-tree-build = 要造的树。在叶上按回车键，开始写它的值。
learn-leaf-open = 叶
learn-to-be-pruned = 应被剪掉
learn-press-build = 点按叶来写它的值。
learn-crossed-out = 划掉的结点应被剪掉。
learn-tree-worked = 这次搜索的树。
learn-press-mistake = 点按错误的那一步。
learn-press-values = 点按内部结点来写它的值。
learn-press-move = 点按根的一个子结点来选择它。
learn-press-order = 点按一个结点，把它在兄弟结点中向左移一位；最左的移到最右。结点的名称不变。
learn-press-perform = 点按子结点就走下去；点按当前结点就离开它。也可以用下面的按钮。
learn-next-step = 下一步
learn-step-down = 向下走到
learn-step-leaf = 搜索在叶 { $node }：它会带着一个值返回。
learn-step-take = 采用返回的值
learn-step-best = 目前最佳：{ $value }，来自 { $node }。
learn-step-no-best = 那里还没有取过最佳值。
learn-step-cut = 剪掉其余的
learn-step-leave = 离开 { $node }，带着
learn-step-show = 显示这一步
learn-step-undo = 撤回最后一步
learn-step-right = 对。
learn-step-wrong = 没有走这一步。
learn-step-shown = 这是替你走的。
learn-step-over = 已经离开根结点。请检查你的答案。
learn-steps-done = 已经做的
learn-steps-wrong = 错的或替你走的：{ $count } 步，会计入成绩。
learn-step-was-wrong = 错，没有走
learn-step-was-shown = 替你走的
learn-reply = 你的回答：{ $reply }
learn-no-reply = 还没有回答。
learn-reply-to = 回答停点 { $number }
learn-replied = 已回答
learn-write-value = 在回答处写一个值；界前面写 ≥ 或 ≤。
learn-window-stays = 保持不变
learn-window-end = { $end } 变成
learn-next-stop = 下一个停点
learn-press-next = 点按树中的结点，或者在这里选。
learn-press-square = 点按一个格子，或者在这里选。
learn-press-back = 要退回：点按最后保留的那个选择所在的格子。或者在这里选。
learn-back-on = 不，继续向前
learn-back-start = 要，而且一个选择也不保留
learn-back-end = 要，而且搜索就此结束
learn-lost-no = 能完成
learn-lost-yes = 不能，已经无解
learn-chosen = 已选择
learn-stops = 停点
learn-stops-in-order = 提交之前，停点逐个打开：打开下一个停点后，之前的回答不能再改，此后只能点按作答，不能键入。
learn-stop = 停点 { $number }
learn-board = 此刻的棋盘
learn-too-large = 树的结点超过 { $limit } 个，这里不画出。可以键入答案。
learn-answer = 你的答案
learn-check = 检查
learn-hint = 提示
learn-hints = 提示
learn-pointer = 该看哪里
learn-no-more-hints = 对这个答案没有更多提示了。
learn-start-again = 重新作答
learn-show-key = 显示答案
learn-worth = { $count ->
    [one] 满分 1 分，只给全对的答案。
   *[other] 满分 { $count } 分。
}
learn-still = 现在答对可得 { $points } / { $total } 分。
learn-over = 这道题已不能再得分。
learn-another = 再来一道同类题
learn-another-counts = 答案已显示。再来一道同类题，以它计分。
learn-blank = { $kind ->
    [pruned] 还没有答案，所以没有评分。若没有结点被剪掉，请回答“无”。
   *[other] 还没有答案，所以没有评分。
}
learn-kept = 答案已保存。提交这一课时才评分。
learn-keep-answer = 保存这个答案
learn-none-pruned = 没有结点被剪掉
learn-none-left-out = 每个叶都被评估
learn-deferred = 提交这一课时才评分。
learn-attempts = 还可检查 { $left } 次，共 { $of } 次。
learn-hints-off = 本题没有提示。
learn-hint-cost = 每个提示扣 { $cost }% 的分数。剩下的分数四舍五入为整数；只要还有剩余，至少为 1 分。
learn-hint-free = 再用一个提示，全部答对仍可得 { $points } / { $total } 分。
learn-points = 得分：{ $points } / { $of }
learn-result = 你的结果
learn-all-right = 全对！
learn-score-order = 访问了 { $seen } 个叶，最好是 { $wanted } 个
learn-key = 正确答案：
learn-key-title = 正确答案
learn-right = 正确
learn-wrong = 错误
learn-missed = 遗漏
learn-see = 在搜索中查看
learn-more-findings = { $count ->
   *[other] 还有 { $count } 项未显示。
}
learn-link-no-tree = 没有可供提问的树。
learn-link-chance = 这类题目不能针对有机会结点的树。可以提问的有：{ $kinds }。
learn-help = 回答关于搜索的题目，并从这次搜索的步骤中看到答案为何对、为何错。按“检查”之前不会透露任何内容。你键入的内容只留在本设备上，重新加载后也不会丢失。
learn-help-keys = 回车键、空格键和方向键作用于树；焦点在题目中时字母键都有效，但在输入框中除外。
learn-help-points = 得分按答案中正确部分的比例计算，四舍五入；多写的会抵消写对的。只有全对才得满分；满分两分以上时，只要有对的部分至少得一分。每个提示按其比例扣分。答案显示之后，只有再做一道同类题才能得分，并扣去一个提示的分数。
learn-key-press = 标记结点及其下的全部
learn-key-alone = 只标记这个结点
learn-key-walk = 在树上移动
learn-example-quiz = 课上的测验
learn-example-quiz-about = 四层，八个叶。α-β 剪枝不会访问哪些结点？
learn-example-checkers = 另一门课的树
learn-example-checkers-about = 负数表示输，一次剪枝就去掉整个子树。
learn-example-three = 三叉的树
learn-example-three-about = 就是逐步演示极大极小的那棵树：剪枝能省多少？
learn-example-heap = 十六个叶与一个窄窗口
learn-example-heap-about = 搜索从窗口 (0, 15) 开始。留意界从哪里来。
learn-example-ties = 只在 α > β 时
learn-example-ties-about = 在这里，值相等不是剪枝的理由。
learn-example-right = 从右边开始，MIN 先走
learn-example-right-about = 与测验同一棵树，从另一边看。

# 嵌入其他网页
embed-label = Plyscope：一步一步看搜索
embed-open = 在 Plyscope 中打开
embed-wrong = 发现问题：
embed-nothing = 没有可以显示的内容：请给出一棵树、一个游戏、一个谜题或一些标签。
embed-not-played = 它要求第 { $step } 步；这里只播放前 { $last } 步。
embed-stopped = Plyscope 出了问题，已经停止。网页的其余部分不受影响。
embed-restart = 重新开始
embed-report = 复制报告
embed-reported = 报告已复制。
embed-report-by-hand = 无法复制报告。请在此选中：
embed-version = 不支持版本 { $given } 的消息；应为版本 { $known }。
embed-message = 无效的消息：{ $given }
embed-host = “{ $given }”不是网页的来源，例如 https://course.example。其他网页的消息会被忽略。
embed-no-step = “{ $given }”不是步骤：应为从 0 开始的整数，或 last。
embed-no-site = 题目和课程是网站上的页面。要显示它们，请从该网站加载 plyscope.js。

## Handing out

handout-title = 分享
handout-of-tree = 树：{ $tree }
handout-of-game = 游戏：{ $game }
handout-backwards = 最后一步在第一步之前。
handout-too-many = { $many } 张图太多了；一次最多生成 { $most } 张。
handout-too-much = 树这么大，图太多了；请选择较少的步骤。
handout-tree-too-large = 这棵树有 { $nodes } 个结点；最多绘制 { $most } 个。请把其中一部分作为单独的树来绘制。
handout-no-step = 没有第 { $number } 步，或者它太远了。
handout-not-numbers = 两个步数都必须是整数。
handout-frame-title = Plyscope：可逐步查看的搜索
handout-link = 链接和代码
handout-about = { $form ->
    [link] 打开的正是你现在看到的内容。
    [frame] 用于可以放入 HTML 的网页、课程网站或博客：一个可以逐步查看搜索的框架。
    [element] 用于你自己的网页：一个与网页的颜色和语言相配的元素。
   *[other] 用于课程文件：显示这个场景的一段代码。
}
handout-form = { $form ->
    [link] 链接
    [frame] 框架（iframe）
    [element] 网页元素
   *[other] 课程代码块（Markdown）
}
handout-copy = { $form ->
    [link] 复制链接
    [frame] 复制框架
    [element] 复制元素
   *[other] 复制代码块
}
handout-copied = 已复制
handout-not-copied = 无法复制；请选中文字后手动复制。
handout-qr = 二维码
handout-qr-about = 用于课堂：扫描即可打开你现在看到的内容。
handout-qr-of = 链接的二维码
handout-qr-too-long = 链接太长，无法生成二维码。
handout-picture = 这一步的图片
handout-picture-about = SVG 在任何大小下都清晰，文字是真正的文字；PDF 用于打印和 LaTeX 文档；LaTeX 由 TikZ 在你自己的文档中绘制。
handout-dark = 深色
handout-film = 多个步骤
handout-film-about = GIF 会自动播放，在幻灯片中也可以；连环图把各步并排显示。
handout-from = 从第几步
handout-to = 到第几步
handout-delay = 每步秒数
handout-delay-bad = 秒数必须是 0.1 到 60 之间的数。
handout-strip = 连环图，{ $format }
handout-table = 所有步骤的表格
handout-table-about = 每步一行，包含窗口、值和说明：用于电子表格或你自己的程序。
handout-drawing = 正在绘制……
handout-saved = 已保存为 { $name }
handout-waiting = 正在搜索，以便绘制图片……
handout-lost = 无法绘制图片：搜索失败。
handout-too-large = 图片会太大；请保存为 SVG。
handout-too-many-nodes = 树的结点太多，LaTeX 无法处理；请保存为 SVG 或 PDF。
handout-too-many-steps = 搜索超过 { $most } 步，CSV 放不下；请保存为 JSON。
handout-file-too-large = 对这个浏览器来说，这个文件太大了。
handout-no-letters = 这张图片中有些文字或符号无法在这里生成的 PDF 中显示；请将图片保存为 SVG，或打印页面。
handout-no-link = 树太大，无法生成链接；但可以保存图片。

# 选项行与缩略图
setup-line-hint = 更改搜索的对象和方式
line-max-first = MAX 先行
line-min-first = MIN 先行
line-ending = { $when }结束
line-depth = 深度 { $depth }
line-guess = 猜测值 { $value }
line-seed = 种子 { $seed }
line-table = 置换表用于{ $plies ->
    [all] 所有深度
   *[other] 深度 { $plies }
}
line-symmetry = 镜像算作一个
line-etc = 先查所有子结点
line-time = { $milliseconds } 毫秒
line-asks = 提问：{ $ask ->
    [cuts] 剪枝
    [values] 值
   *[other] 下一个结点
}
minimap = 整棵树；拖动可平移
## Backtracking: the whole tree, why a position is lost, and what was found
trail-left-led = 退回：{ $name } 得到 { $number } { $count ->
   *[other] 个解
}，它之后的都已试过。
trail-left-led-least = 退回：{ $name } 至少得到 { $number } { $count ->
   *[other] 个解
}，它之后的都已试过。
sudoku-choices = 下一格是{ $cell }。{ $count ->
   *[other] 可填 { $count } 个数字，依次为：{ $names }。
}
sudoku-digit-in = { $cell }填 { $digit }
queens-lost = 第 { $line } 行的每个格子都被攻击，那里放不下皇后。
sudoku-lost = { $name }没有可填的数字。
tour-lost-isolated = { $names } { $count ->
   *[other] 已没有空的相邻格
}。
tour-lost-ends = { $names } 各只剩一个空的相邻格：每个都只能是最后一格，而巡游的最后一格只有一个。
tour-lost-one-way = { $names } { $count ->
   *[other] 只有一条路进去，没有路出来
}。
tour-lost-no-way-back = 没有空着的格子能回到 { $name }，而巡游必须在那里首尾相接。
tour-lost-unreachable = { $names } { $count ->
   *[other] 已不能经由空格到达
}。
hand-lost-why = 从这里出发没有解。{ $why }请撤回一些。
hand-lost-tried = 从这里出发没有解，虽然没有哪一格直接显示这一点：所有后续选择都已试过。请撤回一些。
trail-square-led = { $square }；得到过解
trail-square-done = { $square }；已搜索过
trail-square-left-led = { $square }；得到过解，刚从这里退回
trail-square-values = { $square }；{ $standing ->
    [next] 接着试
    [later] 待试
    [failed] 试过，不行
    [led] 得到过解
    [done] 已搜索过
    [left] 刚退回
    [left-led] 得到过解，刚退回
   *[other] 不允许
}：{ $values }
mark-led = 得到过解
mark-backed-out = 已退出
whole-title = 搜索树
whole-tree = 树
whole-tree-hint = 显示整棵搜索树
whole-branch = 分支
whole-branch-hint = 显示当前路径以及其他可选的选择
whole-too-large = 只有已完成且不超过 { $most } 个结点的搜索才显示整棵树。
whole-key = 结点下方的数字表示折叠在其下的结点数。按结点可转到它的步骤。
whole-root = 起点
whole-not-tried = 尚未尝试
whole-open = 在当前路径上
whole-dead-end = 死路
whole-pruned = 提前放弃
whole-led = 得到 { $number } { $count ->
   *[other] 个解
}
whole-solution = 解
whole-node = { $name }：{ $state }
whole-below = 其下已试 { $number } 个
whole-below-later = 其下还有 { $number } 个未试
found-panel = 找到的解
found-none = 还没有。
found-of = 第 { $number } 个解，第 { $at } 步
found-earlier = 更早的 { $number } 个未显示。
last-known = 到最后一个已知步骤
trail-from = 从 { $name } 出发
## 树上的置换表，以及迭代加深的各轮
next-hit = 下一次命中置换表
previous-hit = 上一次命中置换表
key-next-hit = 下一次命中置换表
key-previous-hit = 上一次命中置换表
legend-hit = 在置换表中找到
read-hit = 在置换表中找到
line-one-ply = 单步搜索不用窗口：它只比较根的各个着法。
own-view = 每一行按该处走棋一方的角度。树上显示的是 MAX 的角度。
passes-panel = 各轮
passes-depth = 深度
passes-visited = 访问
passes-cuts = 剪枝
passes-value = 值
passes-best = 最佳
passes-estimate = { $value }（估计）
passes-go = 到深度 { $count } 这一轮的末尾

## The results of a class
class-title = 班级结果
class-about = 根据学生保存的文件：得分、难题、误解，以及需要再讲的内容。
class-open = 打开班级结果
class-opening = 正在加载……
class-lost = 班级结果无法加载。请检查网络连接后再按一次按钮。
class-choose = 选择结果文件
class-drop = 选择学生在一课结束时保存的文件，或拖放到这里，最多 { $limit } 个。你自己的课程（.md）可以一起拖入。任何内容都不会离开本设备。
class-working = 正在评阅 { $count } 个文件……
class-no-lesson = 课程无法加载。请重新选择，或拖入它的文件。
class-from-lesson = 重新评分所用课程
class-lesson-hint = 有了课程就会重新评阅答案，不必相信文件中的分数。
class-without = 不用课程
class-save = 保存为表格（CSV）
class-clear = 重新开始
class-questions = 题目
class-students = 学生
class-summary = “{ $title }”：{ $count } 名学生。
class-believed = 分数按文件所写；给出课程后会重新评分。
class-graded-again = 答案已重新评分。
class-student = 学生
class-points = 得分
class-column = { $id }（满分 { $points }）
class-most-points = 满分
class-minutes = 分钟
class-seed = 种子
class-begun = 开始时间（UTC）
class-question = 题目 { $id }
class-answer = 题目 { $id } 的最后一次回答
class-help = 提示、显示答案
class-hints = { $count } 条提示
class-key-shown = 已显示答案
class-file-name = 文件
class-question-head = 题目
class-kind = 类型
class-share = 平均得分率
class-discrimination = 区分度
class-few = 至少有 { $limit } 名学生时才显示区分度：人数更少时它主要是噪声。
class-answered = 作答人数
class-misconceptions = 误解
class-other-misconceptions = 其他误解
class-explain = 需要再讲一遍
class-seen = { $name }：{ $total } 名学生中有 { $seen } 名，见于{ $questions }
class-seen-in = “{ $id }”
class-hard = 题目 { $id }（{ $kind }）：只得到 { $share } 的分数
class-unearned = 题目 { $id }（{ $kind }）：无人得分
class-corrected-title = 更正的分数
class-corrected = { $file }，题目 { $id }：计 { $points } 分而不是 { $claimed } 分；它的回答得不到更多
class-related-title = 可能属于同一名学生的行
class-same-name = “{ $name }”有几份文件，在不同设备上或作为不同的尝试开始；每份各占一行：{ $files }
class-same-attempt = 同一次作答用了不同的姓名；每份各占一行：{ $files }
class-left-out = 未计入的文件
class-file = { $file }：{ $problem }
class-other-lesson = 它属于另一课：“{ $title }”。
class-other-version = 这份文件中的题目或满分与本课不同：课程已被改动。
class-other-way = 不用课程时（在页面上选“不用课程”），分数按文件所写。
class-same-file = 它与 { $file } 相同。
class-same-file-and-name = 它与另一份同名文件相同。
class-earlier-file = { $file } 是同一名学生后来的文件。
class-earlier-file-and-name = 另一份同名文件是同一名学生后来的。
class-other-question = 题目 { $id } 不是课程用该种子给出的题目：文件被改动过，或由另一版本的 Plyscope 写成。
class-unlike-others = 题目或其满分与计入的文件不同：两者之一被改动过，或由另一版本的 Plyscope 写成。
class-too-many = 只读取前 { $limit } 个文件。
class-file-unread = 无法读取：{ $why }
class-file-long = 它超过 { $limit } 字节，结果文件不会这么大。
class-file-no-text = 它不是文本：已损坏，或是别的文件。
class-file-no-json = 从第 { $line } 行第 { $column } 个字符起无法读取：已损坏，或是别的文件。
class-file-other = 它不是 Plyscope 的结果文件。
class-file-version = 它由更新版本的 Plyscope 写成（格式 { $version }）。
class-file-changed = 它的校验码不符：已损坏，或在保存后被改动。
class-file-field = 它的字段“{ $field }”缺失或不合理。

## Question banks
bank-topic = 题目 { $id } · { $kind }
bank-copy = 题目 { $id } · { $kind } · 种子 { $seed }
bank-names = L3-2 是第三层从左数第二个结点。三角形朝上处由 MAX 走棋，朝下处由 MIN 走棋。
bank-nothing = 没有结点
bank-tree = 博弈树：{ $tree }
bank-board = 棋盘，自上而下逐行：{ $rows }。
bank-title = 考试题库
bank-about = 带图的题目，可导入 Moodle 等平台的文件。在那里评分时，答案不在浏览器里。随机题目每个种子有一份。
bank-format = 格式
bank-format-name = { $format ->
    [moodle-xml] Moodle XML
    [gift] GIFT
   *[other] QTI 2.1 包
}
bank-copies = 随机题目的份数
bank-seed = 第一个种子
bank-bad = 份数是 1 到 { $most } 的整数，种子是从 0 起的整数。
bank-save = 保存题库
bank-making = 正在生成题库……
bank-saved = 题库已保存。
bank-lost = 无法生成题库：网站的一部分没有加载。请检查网络连接后重试。
bank-faults = 未生成题库：

## 程序的记录
program-enter = 第 { $visit } 次访问：程序进入 { $node }，轮到 { $player }。
program-enter-leaf = 第 { $visit } 次访问：程序进入叶 { $node }。
program-window = 其窗口为 { $window }。
program-bound = { $bound } 为 { $value }。
program-again = 程序以前到过这里。
program-not-open = 父结点 { $parent } 不在进行中：这不是深度优先。
program-leave = 程序离开 { $node }，值为 { $value }。
program-leave-silent = 程序离开 { $node }；记录中没有值。
program-cut = 程序在 { $node } 跳过其余子结点：{ $names }。
program-cut-more = 程序在 { $node } 跳过其余子结点：{ $names } 以及另外 { $count } 个。
program-cut-none = 程序在 { $node } 剪枝，但已没有其余子结点。
program-ends = 记录到此结束。
program-ends-value = 记录到此结束，值为 { $value }。
program-line = 第 { $line } 行：{ $problem }
program-word = 第 { $count } 个词：{ $problem }
program-line-no-node = “enter” 需要结点，如 "node": "L3-2"，或子结点，如 "child": 1。
program-line-name = { $given } 不是结点名；结点名形如 L3-2。
program-line-child = { $given } 不是子结点的编号；编号从 0 开始。
program-line-value = { $given } 不是值；值是至多六位小数的数，或 win、draw、loss。
program-line-no-such = 树中没有结点 { $name }。
program-line-no-child = { $node } 有 { $count } 个子结点，没有编号 { $child }（从 0 开始）。
program-line-none-open = 此处没有进行中的结点。
program-line-not-entered = 此处不能离开 { $name }，也不能在那里剪枝：它还没有进入，或者已经离开。
program-line-many = 一份记录至多 { $limit } 行或词。
program-line-long = 第 { $line } 行超过 { $bytes } 字节，这是能读取的上限。
program-line-word = { $given } 不是简短记录中的词，如 L3-2、=4 或 x。
program-line-choice = { $given } 不在 { $words } 之中。
program-line-tree = 无法读取树。{ $problem }
program-no-tree = 记录没有说明搜索的是哪棵树，而本页的文字也不是一棵树。
program-no-chance = 含机会结点的树的记录无法读取。
program-no-events = 记录没有进入任何结点。进入结点的行形如 { $example }。

## 程序的记录与程序评判
judge-enters = 第 { $visit } 次访问：你的程序查看 { $got }，搜索查看 { $expected }。
judge-goes-on = 第 { $visit } 次访问：你的程序查看 { $got }，而搜索已经结束。
judge-ends = 第 { $visit } 次访问：你的程序已经结束，而搜索查看 { $expected }。
judge-window = 第 { $visit } 次访问：在 { $node }，你的程序有 { $bound } = { $got }，应为 { $expected }。
judge-returns = { $node }：你的程序返回 { $got }，搜索返回 { $expected }。
judge-cuts = 你的程序在 { $node } 剪枝，搜索没有。
judge-result = 你的程序得到的值是 { $got }，正确的值是 { $expected }。
judge-search-says = { $algorithm }，第 { $step } 步：{ $why }
judge-not-started = 程序无法启动：{ $error }
judge-ended = 程序没有给出答案就结束了（退出码 { $code }）。答案以含值的一行结尾。
judge-closed = 程序没有给出答案就关闭了输出。
judge-killed = 程序被信号 { $signal } 终止。
judge-memory = 程序占用内存超过 { $limit } MiB，已被停止。
judge-processes = 程序的进程超过 { $limit } 个，已被停止。
judge-slow = { $limit } 毫秒内没有答案；程序已被停止。程序必须先回答每一行输入再等下一行，并刷新输出（flush）。
judge-slow-in-all = 程序给出所有答案超过 { $limit } 毫秒，已被停止。
judge-too-many-lines = 程序为一个答案写了超过 { $limit } 行，已被停止。
judge-long-line = 程序写了超过 { $limit } 字节的一行，已被停止。
judge-too-much = 程序为一个答案写了超过 { $limit } 字节，已被停止。
judge-right = 全部 { $count } 棵树都正确：值和结点都与 { $algorithm } 相同。
judge-wrong = { $verdict ->
    [wrong-value] 值错误：结果与 { $algorithm } 不同。
    [wrong-nodes] 值正确，但结点或其顺序不同：没有像 { $algorithm } 那样查看结点。
    [timeout] 太慢：程序已被停止。
    [crash] 没有答案：程序结束了，或被停止。
   *[other] 没有答案：程序写出的内容无法读取。
}
judge-passed = { $all } 棵树中有 { $passed } 棵正确。
judge-too-many-nodes = 在所有树上总共需要查看 { $expected } 个结点，你的程序多看了 { $nodes } 个。
judge-tree = 找到的最小的树，{ $player } 先走：{ $tree }
judge-values = 值：{ $got }（正确：{ $expected }）
judge-yours = 你的程序访问：{ $names }
judge-expected = 应当访问：{ $names }
judge-and-more = { $names }……还有 { $count } 个
judge-errors = 程序的错误输出：
judge-unknown = 有 { $count } 行没有意义；第一行是第 { $line } 行：{ $text }
judge-link = 正确的搜索，见 Plyscope 网站：{ $link }
judge-test-values = 每棵树的值都正确
judge-test-nodes = 结点正确，顺序正确
judge-same = 这份记录与 { $algorithm } 的做法相同，共访问 { $visited } 次。
judge-thought-not-passed = 看来 { $bound } 没有往下传，因此 { $player } 的结点从不剪枝。每个子结点都要用窗口的两端来搜索：更上方的界也会引起剪枝。
judge-not-depth-first = 有些结点被访问时，其父结点不在进行中：这不是深度优先搜索。
judge-opened = 访问了 { $all } 个结点中的 { $nodes } 个，共 { $visited } 次。
judge-opened-value = 值：{ $value }
judge-opened-legend = ▲ MAX  ▽ MIN  #3 第三次访问  = 返回  ╫ 其余被剪去  · 未访问
judge-at-line = 记录的第 { $line } 行
judge-raised = { $line ->
    [0] 程序因错误而结束：{ $message }
   *[other] 程序第 { $line } 行：{ $message }
 }
judge-no-answer = { $limit } 毫秒内没有答案；程序已被停止。它可能永远不会结束。
judge-talks = 程序自行发送消息，已被停止。
judge-no-search = 程序没有调用 run(search)，因此没有可运行的搜索。

writing-title = 你的程序
writing-tagline = 编写搜索，观察它访问什么，并让它接受检查
writing-skip = 跳到程序
writing-setup = 要编写什么
writing-language = 编程语言
writing-language-hint = 程序所用的语言
writing-search = 要编写的搜索
writing-tree = 运行所用的树
writing-code = { $language } 程序
writing-editor-help = Tab 缩进；先按 Escape 再按 Tab 离开编辑器。Ctrl+Enter 运行程序。
writing-run = 运行
writing-run-hint = 在这棵树上运行程序（Ctrl+Enter）
writing-check = 检查
writing-check-hint = 在许多小树上运行，并与要编写的搜索比较（Ctrl+Shift+Enter）
writing-stop = 停止
writing-reset = 重新开始
writing-reset-hint = 用本页最初的程序替换当前程序
writing-undo-reset = 恢复我的程序
writing-starting = 正在启动……
writing-running = 正在运行……
writing-checking = 已检查 { $limit } 棵树中的 { $count } 棵……
writing-shrinking = 有错误。正在寻找同样出错的更小的树……
writing-stopped = 已停止。
writing-returns = 它返回 { $value }。
writing-returns-nothing = 它没有返回数字。搜索应返回树的值。
writing-visits = 它访问 { $nodes } 个结点。
writing-line = 程序第 { $line } 行
writing-result = 结果
writing-report = 检查结果
writing-report-old = 对程序较早版本的检查结果
writing-run-old = 程序较早版本的运行结果
writing-show-tree = 显示它在这棵树上的行为
writing-show-search = 这棵树的正确搜索
writing-printed = 输出
writing-empty = 按“运行”查看程序访问了什么。
writing-changed = 此后程序已修改。重新运行以查看它现在的行为。
writing-changed-choices = 此后上方的选项已更改。重新运行程序以查看它现在的行为。
writing-changed-since-check = 检查之后程序已修改。重新检查以查看它现在是否正确。
writing-from-link = 此程序来自链接。请先阅读：只有按“运行”或“检查”时它才会运行。
writing-not-fetched = 无法获取运行程序所需的文件：{ $error }。请联网后重试。
writing-wrong-tree = 运行所用的树有错误，见其输入框。
writing-given-players = 这里只能在双方轮流走的树上运行程序。
writing-large-tree = 这里只能在最多 { $limit } 个结点的树上运行程序。
writing-long = 这里的程序最多 { $limit } 个字符。
writing-not-linked = 链接包含除程序以外的一切；程序太长，无法放入链接。
writing-help = 编写一个搜索树的函数并交给 run。结点有 children，以及 is_leaf、value 和 is_max（JavaScript 中为 isLeaf、value 和 isMax）。一旦使用 children、value 或 is_leaf，该结点就算被访问。程序在此浏览器中运行，与网络和本页隔离。
writing-help-queens = 编写一个数出皇后放法个数的函数并交给 run。棋盘有 size 和 queens，每个皇后有行和列，从左上角起由 0 开始；put(row, column) 放一个皇后，take() 拿走最后一个。程序在此浏览器中运行，与网络和本页隔离。
writing-help-tour = 编写一个判断骑士巡游能否完成的函数并交给 run。棋盘有 size（格子数）和 route，路线的终点是马所在的格子。moves(square) 是与该格相隔一个马步的各格；put(square) 把马走到那里，take() 退回最后一格。程序在此浏览器中运行，与网络和本页隔离。
writing-help-keys = 步骤按键在编辑器和输入框之外有效。
gallery-program-minimax = 极大极小
gallery-program-minimax-about = 可运行、可阅读的完整程序
gallery-program-gaps = 有空缺的 α-β
gallery-program-gaps-about = 填补三处空缺
gallery-program-wrong = 有错误的 α-β
gallery-program-wrong-about = 检查它，看看它在哪棵树上出错，然后改正

## 评判放置皇后的程序
judge-queens-right = 全部 { $count } 个棋盘都正确：解的个数和尝试的格子都对。
judge-queens-wrong-value = 值错误：解的个数不对。
judge-boards-wrong-squares = 值正确，但格子或其顺序不同：没有像回溯法那样尝试格子。
judge-boards-passed = { $all } 个棋盘中有 { $passed } 个正确。
judge-boards-too-many = 在所有棋盘上总共需要尝试 { $expected } 个格子，你的程序多试了 { $nodes } 个。
judge-queens-board = 找到的最小的棋盘：{ $size } × { $size }，{ $count ->
    [0] 空棋盘
   *[other] 已有皇后在 { $names }
}
judge-queens-values = 解的个数：{ $got }（正确：{ $expected }）
judge-boards-yours = 你的程序尝试：{ $names }
judge-boards-expected = 应当尝试：{ $names }
judge-queens-tries = 第 { $visit } 次尝试：你的程序把皇后放在 { $got }，搜索放在 { $expected }。
judge-queens-goes-on = 第 { $visit } 次尝试：你的程序把皇后放在 { $got }，而搜索已经结束。
judge-queens-ends = 第 { $visit } 次尝试：你的程序已经结束，而搜索把皇后放在 { $expected }。
judge-queens-attacked = { $other } 的皇后攻击 { $name }。
judge-boards-says = 回溯，第 { $step } 步：{ $why }
judge-queens-result = 你的程序得到的解的个数是 { $got }，正确的是 { $expected }。
judge-boards-no-square = 第 { $line } 行没有说明尝试的是哪个格子。正确的行如 { $example }。
judge-boards-no-such-square = 第 { $line } 行：棋盘上没有格子 { $given }。
judge-queens-test-values = 每个棋盘的解的个数都正确
judge-boards-test-squares = 格子正确，顺序正确
judge-queens-thought-no-diagonals = 看来只检验了列。皇后还沿两条对角线攻击，不论距离远近。
judge-queens-thought-no-falling-diagonal = 看来没有检验从左上到右下的对角线。在这条线上，行和列同样增加。
judge-queens-thought-no-rising-diagonal = 看来没有检验从右上到左下的对角线。在这条线上，行增加时列减少。
judge-queens-thought-no-column = 看来没有检验列。皇后攻击所在列的每个格子。
judge-queens-thought-no-test = 看来什么都没有检验：每个格子上都放了皇后。只有不受上方皇后攻击的格子才能放。
judge-queens-thought-not-taken-away = 看来皇后没有被拿走，因此在尝试下一个时它仍在攻击格子。它下方的一切都试过之后，棋盘必须恢复原样：把它拿走，或者在棋盘的副本上尝试每个皇后。
judge-queens-thought-first-only = 看来搜索在第一个解处就停止了。这里要数出所有的解：继续下去，直到没有可尝试的为止。
judge-queens-thought-last-row = 看来最后一行还没有皇后就算作一个解。每一行都必须有皇后。
judge-queens-thought-tests-after = 看来先把皇后放在格子上，然后才检验。这里要先检验格子，会受到攻击的地方不放皇后。
judge-queens-thought-tests-at-the-end = 看来所有皇后都放好之后才检验。回溯法在放皇后之前就检验每个格子，因此能及早放弃。
judge-queens-thought-direction = 看来各列是从右边开始尝试的。这里从左边开始尝试。
judge-tour-right = 全部 { $count } 个棋盘都正确：有没有巡游，以及尝试的格子都对。
judge-tour-wrong-value = 值错误：有没有巡游，回答得不对。
judge-tour-board = 找到的最小的棋盘：{ $size }，{ $count ->
    [one] 马在 { $names }
   *[other] 马已经走过 { $names }
}
judge-tour-found = 有巡游
judge-tour-none = 没有巡游
judge-tour-values = 你的程序的回答：{ $got }（正确：{ $expected }）
judge-tour-result = 你的程序的回答是：{ $got }。正确的是：{ $expected }。
judge-tour-tries = 第 { $visit } 次尝试：你的程序把马走到 { $got }，搜索走到 { $expected }。
judge-tour-goes-on = 第 { $visit } 次尝试：你的程序把马走到 { $got }，而搜索已经结束。
judge-tour-ends = 第 { $visit } 次尝试：你的程序已经结束，而搜索把马走到 { $expected }。
judge-tour-visited = 马已经到过 { $name }。
judge-tour-no-move = 马不能从 { $other } 一步走到 { $name }。
judge-tour-test-values = 每个棋盘的回答都正确：有巡游，或者没有
judge-tour-thought-not-taken-back = 看来格子没有被退回，因此在尝试下一个时它仍算走过。从它出发的着法都试过之后，路线必须恢复原样：把这个格子退回，或者在路线的副本上尝试每一步。
judge-tour-thought-visited-again = 看来马又走到了到过的格子。巡游中每个格子只到一次：只能走到不在路线上的格子。
judge-tour-thought-first-move-only = 看来从每个格子只尝试了一种着法。如果它得不到巡游，马必须退回，再试下一种：在循环中，只有当调用找到了巡游时才返回它的结果。
judge-tour-thought-result-ignored = 看来递归调用的结果没有被使用。一旦某个调用找到了巡游，发出这个调用的那一层也就找到了。
judge-tour-thought-goes-on = 看来找到一个巡游之后搜索还在继续。这里一个就够了：一旦某个调用找到了它，发出这个调用的那一层就返回。
judge-tour-thought-one-short = 看来还剩一个格子时就算巡游完成。所有格子都必须走到。
judge-tour-thought-true-at-dead-end = 看来死路也算作巡游。所有着法都试过而没有结果时，马必须退回。
judge-tour-thought-direction = 看来着法是从最后一种试到第一种的。这里按顺时针尝试，从向上两格、向右一格开始。

## Questions without a tree
lesson-no-tree = 没有可供提问的树：应给出一棵，例如“tree: (4 8) (17 5)”。题目只能关于树或谜题。

# 自编游戏中的错误。函数名与程序中的相同。
own-game-none = 没有游戏：run 得到的是 { $found }，应为一个对象或类。
own-game-missing = 游戏缺少函数 { $function }。
own-game-raised = { $function } 出错：{ $found }
own-game-refused = moves 列出了着法 { $name }，但 play 出错：{ $found }
own-game-asynchronous = { $function } 是异步函数，应为直接返回值的函数。
own-game-nothing = { $function } 没有返回值，应返回一个局面。
own-game-player = player 返回了 { $found }，应为 "max" 或 "min"。
own-game-moves = moves 返回了 { $found }，应为着法的列表。
own-game-repeated = moves 列出了两个同名的着法 { $name }。
own-game-no-moves = moves 没有列出任何着法，但按 result 的返回值，游戏尚未结束。
own-game-changed = play 在着法 { $name } 处修改了传入的局面，应返回一个新局面。
own-game-changed-by = { $function } 修改了传入的局面，局面应保持不变。
own-game-value = { $function } 返回了 { $found }，应为数字、"win"、"draw" 或 "loss"。
own-game-endless = 走了 { $count } 步后游戏仍未结束。如果游戏可以无限进行，请设定深度。
own-game-too-many = 起始局面的着法多于 { $limit } 种。
own-game-too-much-text = 第一着之后各局面的文本多于 { $limit } 个字符。请让 show 返回较短的文本。
own-game-unreadable = 程序发来的内容不是博弈树。
own-game-at-start = 起始局面：
own-game-after = 依次走 { $moves } 之后：

# 学生编写游戏的页面。
writing-what = 编写内容
writing-what-hint = 在树上运行的搜索，或供搜索的游戏
writing-what-search = 搜索
writing-what-game = 游戏
writing-plies = 树的深度
writing-plies-hint = 把游戏的多少步展开成树。展开到末端的局面用评估函数评估。
writing-plies-all = 尽可能深
writing-run-game-hint = 把游戏展开成树并搜索（Ctrl+Enter）
writing-game-empty = 按“运行”查看你的游戏的树及其搜索过程。
writing-game-long = 搜索的步骤过多，无法显示。请选择较小的深度或其他搜索。
writing-game-value = 游戏对 MAX 的值：{ $value }。
writing-game-estimate = 游戏对 MAX 的估计值：{ $value }。
writing-game-size = 树有 { $nodes } 个局面。
writing-game-whole = 每一局都展开到了终局。
writing-game-stopped = 树深 { $count } 步；在该深度尚未结束的局面用评估函数评估。
writing-open-tree = 在博弈树页面打开
writing-not-opened = 树太大，无法放入博弈树页面的地址。请选择较小的深度再打开。
writing-no-game = 程序没有调用 run(game)。
writing-play = 与程序对弈
writing-play-side = 你执
writing-play-side-hint = 程序执另一方，走树中的最佳着法。
writing-play-new = 新的一局
writing-play-moves = 你的着法
writing-play-turn = 轮到你走。
writing-play-answer = 程序走了 { $name }。
writing-play-over = 游戏结束。对 MAX 的值：{ $value }。
writing-play-end = 树到此为止。该局面对 MAX 的估计值：{ $value }。
writing-save = 保存为文件
writing-open = 打开文件
writing-wrong-file = 文件无法读取，或不是 UTF-8 文本，或超过 { $limit } 个字符。
writing-game-help = 编写一个游戏并交给 run：一个类或对象，带有函数 start、player、moves、play 和 result。start 返回起始局面；player 返回 "max" 或 "min"；moves 列出局面中的着法；play 返回走一步之后的局面，且不修改传入的局面；result 返回对 MAX 的结果：数字、"win"、"draw" 或 "loss"，游戏尚未结束时返回 None（JavaScript 中为 null）。另外，可以用 evaluate 返回对局面的评估，用 show 返回局面的文本。程序在本浏览器中运行，与网络和本页面隔离。
gallery-program-nim = 尼姆游戏
gallery-program-nim-about = 两堆；取走最后一个者胜
gallery-program-misere = 反井字棋
gallery-program-misere-about = 三子连成一线者负
gallery-program-boxes = 点格棋
gallery-program-boxes-about = 两个格子；围成一格者再走一步
gallery-program-kalah = 播棋（Kalah）
gallery-program-kalah-about = 每方两个坑；最后一子落入自己的仓者再走一步

## 加权评估

weights-empty = 没有给出权重。应为特征的加权和，例如“2*centre+ones”。
weights-no-such-feature = 这种棋没有特征“{ $given }”；有 { $known }。
weights-did-you-mean = 这种棋没有特征“{ $given }”。是指“{ $near }”吗？
weights-repeated = 特征“{ $feature }”有两个权重。
weights-out-of-range = 权重“{ $given }”不是 −{ $limit } 到 { $limit } 之间、至多六位小数的数。
weights-incomplete = 加权和在第 { $count } 个字符处结束，而这里应有一个特征。
weights-unexpected = 权重的第 { $count } 个字符是“{ $found }”。应为特征的加权和，例如“2*centre+ones”。
weights-with-evaluation = 同时给出了权重和评估“{ $evaluation }”；只能用其中之一。
weights-panel = 加权评估
weights-about = 静态评估是这些特征各乘以权重之和。特征的值是 MAX 比 MIN 多出的数目。
weights-result = 最佳着法：{ $best }，值为 { $value }。
evaluation-weights = 加权和……
feature-ones = 有一子的可用线
feature-twos = 有二子的可用线
feature-threes = 有三子的可用线
feature-centre = 中央的棋子
feature-corners = 角上的棋子
feature-edges = 边上的棋子
feature-discs = 子数
feature-mobility = 行动力：可走的着法
feature-queens = 后
feature-rooks = 车
feature-bishops = 象
feature-knights = 马
feature-pawns = 兵
weights-match = 进行对抗赛……
weights-match-title = 评估与搜索的对抗赛
match-about = 静态评估用 α-β 搜索到所选的深度；蒙特卡罗树搜索靠随机对局，不需要评估。每局以四步随机着法开始，每个开局交换先后手各下一局。
match-first = 第一方
match-second = 第二方
match-plays-by = 下法
match-plays-by-hint = 用 α-β 搜索的静态评估，或蒙特卡罗树搜索。
match-iterations = 每步迭代次数
match-iterations-bad = “{ $given }”不是每步的迭代次数。应为 1 到 { $limit } 之间的数。
match-sum = 权重（写成和式）
match-games = 局数
match-seed = 种子
match-start = 开始
match-running = 已下 { $done } 局，共 { $all } 局……
match-done = 所有对局已下完。
match-cancelled = 下了 { $done } 局后取消。
match-score = 第一方的得分率：{ $share }%，95% 置信区间为 { $low }% 到 { $high }%。
match-counts = 胜 { $won } 局，和 { $drawn } 局，负 { $lost } 局。
match-first-stronger = 第一方更强。
match-second-stronger = 第二方更强。
match-undecided = 未分胜负：区间包含 50%。
match-unfinished = { $count } 局未下完，按和棋计。
match-opening = 开局
match-first-as = 第一方执 { $side }
match-won = 胜
match-drawn = 和
match-lost = 负
match-depth-bad = 对抗赛的深度是 { $least } 到 { $most } 之间的数。
match-games-bad = 局数为偶数，从 2 到 { $most }。
match-openings-bad = 需要 { $needed } 个不同的开局，只找到 { $found } 个。请减少局数。
match-chance = 只有不含随机因素的游戏才能进行对抗赛；这个游戏中有随机因素。

## 关于程序的题目，逐行
quiz-program-does = 这是用 { $language } { $exercise ->
    [minimax] 写的极大极小搜索
    [negamax] 写的带 α-β 剪枝的负极大值搜索
    [tour] 写的骑士巡游（回溯法）
    [queens] 写的皇后问题（回溯法）
   *[other] 写的 α-β 搜索
}。
quiz-program-names = { $exercise ->
    [minimax] 结点有它的子结点，并说明是否轮到 MAX；叶有对 MAX 而言的值。
    [negamax] 结点有它的子结点，并说明是否轮到 MAX；叶有对 MAX 而言的值。一旦 α ≥ β 就剪枝。
    [tour] 它把每一步的序号写在棋盘上，空格为 0，并返回是否走遍了所有格。moves(square) 是与该格相隔一个马步的各格。
    [queens] 它从这一行起每行放一个皇后，并返回是否可行。上面各皇后的列在 placed 中；size 是棋盘的边长。
   *[other] 结点有它的子结点，并说明是否轮到 MAX；叶有对 MAX 而言的值。一旦 α ≥ β 就剪枝。
}
quiz-program-why = { $id ->
    [players] MAX 和 MIN 弄反了：MAX 取最大值，MIN 取最小值。
    [both-max] MIN 也取了最大值，而 MIN 应取最小值。
    [rule] 它只在 α > β 时剪枝。相等就够了：α ≥ β 时不会再有更好的值。
    [turned-test] 条件反了：窗口还没有闭合就剪枝，闭合后反而继续。
    [swapped-ends] 窗口的两端弄反了：先是下界，后是上界。
    [alpha-not-passed] α 没有向下传：下面的搜索不知道 MAX 已有的值，因此剪得更少。
    [beta-not-passed] β 没有向下传：下面的搜索不知道 MIN 已有的值，因此剪得更少。
    [other-bound] 它移动了窗口错误的一端：求最大者提高 α，求最小者降低 β。
    [from-zero] 目前的最佳值从 0 开始，因此比 0 差的值永远不会被采用。应从最差的值开始。
    [last-reply] 它保留的是最后一个值，而不是最好的值。
    [first-skipped] 它跳过了第一个子结点。
    [one-ply] 它没有搜索子结点就取了它的值；只有叶自己有值。
    [movers-view] 叶的值是对 MAX 而言的。在负极大值搜索中，轮到 MIN 时要取相反的符号。
    [sign-missing] 返回的是对手的值。没有负号就被当成了自己的值。
    [window-not-turned] 窗口原样向下传了。对对手而言，两端要交换位置并变号：−β 和 −α。
    [one-short] 它早停了一步：还缺最后一步。
    [taken] 它没有检查该格是否空着，因此会走到已经访问过的格。
    [not-advanced] 它用同一个序号继续，而不是下一个。
    [mark-kept] 什么都没有撤回：走进死路后，试过的仍留在棋盘上。
    [all-unmarked] 它撤回的比自己这一步还多。
    [success] 所有尝试都失败了，它却报告成功。
    [row-for-column] 它在列中查找行号。
    [one-diagonal] 它只检查一侧的对角线：另一侧对角线上差的符号相反。
    [no-diagonals] 它没有检查对角线。
   *[other] 两项检查通过一项它就满意，而两项都必须通过。
}
quiz-misconception-both-max = 让 MIN 也取最大值
quiz-misconception-turned-test = 把剪枝的条件弄反
quiz-misconception-alpha-not-passed = 没有向下传 α
quiz-misconception-beta-not-passed = 没有向下传 β
quiz-misconception-other-bound = 移动了窗口错误的一端
quiz-misconception-from-zero = 从值 0 开始
quiz-misconception-last-reply = 保留最后一个值，而不是最好的值
quiz-misconception-first-skipped = 跳过第一个子结点
quiz-misconception-one-ply = 不搜索子结点就取它的值
quiz-misconception-sign-missing = 忘记负极大值搜索的负号
quiz-misconception-window-not-turned = 把负极大值搜索的窗口原样向下传
quiz-misconception-one-short = 早停了一步
quiz-misconception-taken = 走到已经访问过的格
quiz-misconception-not-advanced = 用同一个序号继续
quiz-misconception-mark-kept = 走进死路后什么都不撤回
quiz-misconception-all-unmarked = 撤回的比自己这一步还多
quiz-misconception-success = 失败后报告成功
quiz-misconception-row-for-column = 把行当成列
quiz-misconception-one-diagonal = 只检查一侧的对角线
quiz-misconception-no-diagonals = 没有检查对角线
quiz-misconception-either = 把“且”当成“或”
quiz-lines-lead = 把程序的各行按顺序排好。
quiz-lines-after = 第 { $line } 行紧跟在第 { $above } 行之后。
quiz-lines-first = 第 { $line } 行是第一行。
quiz-lines-so-far = 从开头起有 { $count } 行是对的。
quiz-lines-indent = 下一行缩进 { $count } 个空格。
quiz-lines-next = 接下来是第 { $line } 行。
quiz-line-lead = 程序中有一行是错的。是哪一行？
quiz-line-right = 第 { $number } 行应为：{ $right }
quiz-line-fine = 第 { $number } 行是对的。
quiz-line-look = { $exercise ->
    [tour] 在小棋盘上跟着程序走一遍：检查什么，何时结束，走进死路后撤回什么。
    [queens] 在小棋盘上跟着程序走一遍：检查什么，何时结束，走进死路后撤回什么。
   *[other] 在小树上跟着程序走一遍：每个结点选什么，向下传什么，返回什么。
}
quiz-line-half = { $part ->
    [first] 错误的一行在前 { $count } 行之中。
   *[other] 错误的一行在第 { $count } 行之后。
}
quiz-fill-lead = 程序缺了第 { $number } 行。那里应该写什么？
quiz-fill-look = 看看空缺前后的各行：它们有哪些值，又需要哪些值？
quiz-fill-begins = 这一行以“{ $begin }”开头。
quiz-fill-unknown = 这一行不在已知的对错写法之中。请与正确的一行比较：它们做的是同一件事吗？
quiz-write-lines = 按顺序写出所有行的序号，用空格隔开。
quiz-write-line = 错误的那一行的序号。
quiz-write-code = 缺少的那一行。许多其他写法也算对，例如把 max(a, b) 写成 max(b, a)，把 a == b 写成 b == a，或加上不改变含义的括号。符号旁边的空格没有区别。
quiz-unread-line-twice = 第 { $number } 行已经写过了。
learn-program = 程序
learn-press-lines = 先点按一行，再点按它要移到其位置的那一行。
learn-line-put = 第 { $line } 行现在在位置 { $place }。
learn-press-taken = 已拿起第 { $line } 行。请点按它要移到其位置的那一行，或再点按它自己以放回。
learn-press-line = 点按错误的那一行。
learn-press-choice = 点按空缺处应有的那一行，或键入它。
learn-line-place = 位置 { $place }：第 { $line } 行
learn-line-indented = 缩进 { $count } 个空格
practice-level-program = { $level ->
    [1] 极大极小搜索。
    [2] 极大极小搜索和皇后问题。
    [3] 皇后问题和骑士巡游。
    [4] 骑士巡游和 α-β 搜索。
    [5] α-β 搜索和负极大值搜索。
   *[other] 所有程序。
}
author-of-programs = 关于程序
author-program = 程序
author-exercise = 它做什么
author-exercise-is = { $exercise ->
    [minimax] 极大极小
    [negamax] 负极大值
    [tour] 骑士巡游
    [queens] 皇后
   *[other] α-β
}
author-language = 语言
author-variant = 变体
author-variant-hint = 各行的另一种顺序、另一个错误的行或另一个空缺：从 1 起的序号。

## 西洋跳棋
game-checkers = 西洋跳棋
position-hint-checkers = 从这个局面开始搜索：先写轮到谁走，B 为黑方（MAX），W 为白方；再写白方和黑方棋子所在格的编号，王前加 K。例如：B:W18,24,27,28,K10:B12,16
position-hint-chess = 从这个局面开始搜索，用福斯夫–爱德华兹记号（FEN）书写。白方是 MAX。
evaluation-pieces = 子数，黑 − 白
feature-men = 兵
feature-kings = 王
feature-advancement = 兵前进的行数
feature-backrow = 己方底线上的兵
checkers-side = 局面以“{ $given }”开头。应先写轮到谁走，B 或 W，例如 B:W21-32:B1-12。
checkers-part = 第 { $count } 个字符：“{ $given }”不是局面的一部分。应为 W 或 B 加格子编号，或 H 加半回合数。
checkers-repeated = 第 { $count } 个字符：有两个部分以 { $letter } 开头。
checkers-square = 第 { $count } 个字符：“{ $given }”不是深色格。应为 1 到 32 的编号，王前加 K。
checkers-range = 第 { $count } 个字符：范围“{ $given }”的终点在起点之前。
checkers-occupied = 第 { $count } 个字符：第 { $square } 格已有棋子。
checkers-uncrowned = 第 { $count } 个字符：{ $player }的兵到第 { $square } 格就成王了。请写作 K{ $square }。
checkers-too-many = { $player }有 { $given } 枚棋子；最多十二枚。
checkers-clock = 第 { $count } 个字符：“{ $given }”不是 0 到 80 的半回合数。
play-blocked = 轮到走的一方还有棋子，但都不能走。{ $result }
play-forty-moves = 四十回合内没有吃子，也没有走兵。{ $result }
square-draughtsman = { $side ->
    [MAX] 黑
   *[other] 白
  }{ $kind ->
    [K] 王
   *[other] 兵
  }
square-light = 浅色格
square-ways = 走哪条路？
gallery-checkers-one-ply = 西洋跳棋：贪吃
gallery-checkers-one-ply-about = 黑方只看一层、数棋子，一次吃掉两枚。白方连跳两次，把两枚吃了回来。
gallery-checkers = 西洋跳棋：看到应着
gallery-checkers-about = 同一局面，看三层：黑方只吃一枚，始终多一子。

## EinStein würfelt nicht!
game-einstein = 爱因斯坦棋
position-hint-einstein = 从这个局面开始搜索，自上而下逐行书写：X（MAX）的棋子是 1、2、3，O 的棋子是 a、b、c，点表示空的格子。局面之后加一个空格，再写轮到谁走，掷过骰子时再写点数。例如：12./3.c/.ba X2
evaluation-nearest = 最近的棋子
feature-nearest = 最近的棋子领先的步数
feature-stones = 棋子
gallery-einstein = 爱因斯坦棋：吃掉自己的棋子
gallery-einstein-about = X 掷出了 1。最好是吃掉自己的棋子 3：这样 X 的两枚棋子离角都只差一步，无论掷出几点，总有一枚能走。先掷骰子的 O 只有掷出 2 才能赢。
gallery-einstein-star1 = 爱因斯坦棋：不必看的点数
gallery-einstein-star1-about = 同一局面，用 Star1 搜索。O 已有一个结果为 100/3 的应着。走了这一着之后，X 掷出 1 或 2 都赢：即使掷出 3 会输，平均值仍是 100/3。

## 骰子尼姆
game-dice-nim = 骰子尼姆
position-hint-dice-nim = 从这个局面开始搜索：石子数，轮到谁走（X 即 MAX，或 O），选定骰子后再写 d2 或 d4。例如：5 X d2
evaluation-next-roll = 下一掷获胜
feature-quarters = 一掷即胜的概率（四分之几）
feature-turn = 轮到谁
gallery-dice-nim = 骰子尼姆：较小的骰子更好
gallery-dice-nim-about = 五枚石子，拿走最后一枚的人获胜。两面的骰子留下四枚或三枚；四面的骰子还可能留下两枚或一枚，O 很可能一次全部拿走。用较好的骰子，X 在 128 局中赢 65 局。

## 2048
game-2048 = 2048
position-hint-2048 = 从这个局面开始搜索，自上而下逐行书写：方块上的数字之间用空格隔开，点表示空格子。冒号之后写还剩几步，如果先出现新方块，就在前面写 new。例如：2 ./4 2:new 3
evaluation-score = 得分
evaluation-free-squares = 空格数
evaluation-largest-tile = 最大的方块
feature-score = 得分
feature-free = 空格数
feature-largest = 最大的方块
feature-pairs = 相邻的相同方块对数
gallery-2048 = 2048：同样的 4，两个位置
gallery-2048-about = 两个 2 可以向左或向右合并，得分相同。向右时，新的 4 落在另一个 4 下面，无论出现什么方块，下一步都能合并。向左时，若出现 2，对局就结束。
gallery-2048-star1 = 2048：不必看的方块
gallery-2048-star1-about = 向左或向右合并两个 4，平均得 48.4。向下不合并任何方块，而十次中有九次出现 2，对局以 24 结束。即使出现 4 时得到最多的分，平均值也只有 28。

## 要编写的程序及其代码
quiz-assigned = 用 { $language ->
    [python] Python
    [javascript] JavaScript
   *[other] Python 或 JavaScript
} { $exercise ->
    [minimax] 编写极大极小搜索
    [negamax] 编写带 α-β 剪枝的负极大值搜索
    [tour] 编写一个搜索：判断骑士巡游能否完成
    [queens] 编写一个搜索：每行放一个皇后，互不攻击，数出共有多少种放法
   *[other] 编写 α-β 搜索
}。
quiz-assigned-root = 在根处轮到 { $player ->
    [min] MIN
   *[other] MAX
} 走。
quiz-assigned-boards = { $exercise ->
    [tour] 马已经走了若干步。按棋盘给出的顺序尝试各种着法。
   *[other] 有些棋盘的前几行已经放有皇后。各列从左到右尝试。
}
quiz-assigned-begin = 编辑器开始时给出的程序里有空缺，请逐个补上。检查会显示程序出错的最小例子。
quiz-write-program = 检查认定程序正确后，编辑器显示的代码：十二个字母和数字，不分大小写，连字符可省略。
quiz-code = 代码
quiz-code-of-another = 这个代码属于另一道练习、其他选项或另一种语言。请从本题打开编辑器，在那里检查程序。
quiz-code-missing = 请在编辑器中编写程序并检查：程序正确时会显示代码。
quiz-unread-code = “{ $code }”有输入错误：有一个字符不对，或有两个字符颠倒了。请与编辑器中的代码核对，或在那里复制。
quiz-unaskable-bank = 程序要在 Plyscope 的页面上编写和检查，题库不能包含这类题。
learn-write-open = 在编辑器中编写
learn-write-tab = （在新标签页中打开）
learn-write-hint = 检查认定程序正确后，代码会自动填到这里，也可以自己输入或粘贴。
learn-write-filled = 已从编辑器填入代码。
sheet-write-program = 请在 Plyscope 的“{ $page }”页面编写程序并检查，然后把代码写在这里。
practice-level-assignment = { $level ->
    [1] 极大极小搜索。
    [2] 极大极小搜索和皇后问题。
    [3] 皇后问题和骑士巡游。
    [4] 骑士巡游和 α-β 搜索。
    [5] α-β 搜索和负极大值搜索。
   *[other] 所有程序。
}
author-any-language = 两者皆可
writing-what-queens = 皇后问题
writing-what-tour = 骑士巡游
writing-exercise = 练习
writing-exercise-leave = 离开练习
writing-boards-empty = “检查”会在 { $count } 个棋盘上运行程序，并与搜索比较。反例显示在这里。
writing-check-boards-hint = 在许多小棋盘上运行，并与要编写的搜索比较（Ctrl+Shift+Enter）
gallery-program-queens = 有空缺的皇后问题
gallery-program-queens-about = 填补三处空缺
gallery-program-tour = 有空缺的骑士巡游
gallery-program-tour-about = 填补三处空缺
writing-checking-boards = 已检查 { $limit } 个棋盘中的 { $count } 个……
writing-show-board = 这个棋盘的正确搜索
writing-found-code = 你的程序的代码
writing-found-code-hint = 它就是题目的答案。在本浏览器中打开的课程已经收到它。
writing-found-code-copy = 复制代码
writing-found-code-copied = 代码已复制。
writing-found-code-not-copied = 无法复制代码。请自行选中并复制。

## Monte Carlo tree search
mcts-title = 蒙特卡罗树搜索
mcts-tagline = 树在有希望的地方生长：向前或向后逐步查看每次迭代
mcts-skip = 跳到树
mcts-setup = 搜索什么，如何搜索
mcts-iterations = 迭代次数
mcts-iterations-hint = 每次迭代随机下完一局，并添加一个结点，除非这一局在树内已经结束。最多 { $limit } 次。
mcts-exploration = 探索常数 c
mcts-exploration-hint = 很少访问的着法有多吸引人：根号前的常数。为 0 时只看最好的均值。
mcts-selection = 选择规则
mcts-selection-hint = 按哪一种总和选择着法。UCT：均值加探索，未试过的着法优先。PUCT：着法的探索随其先验概率增大，先验概率来自静态评估。RAVE：着法后来被走时的结果也计入。
mcts-selection-uct = UCT
mcts-selection-puct = PUCT
mcts-selection-rave = RAVE
mcts-equivalence = 等价参数 k
mcts-equivalence-hint = 一个局面访问多少次之后，其着法的均值与这些着法后来被走时的结果权重相同。为 0 时就是 UCT。
mcts-rave-tree = RAVE 从一个着法在各处的结果中学习，而给定的树的着法在其结点之外没有意义。因此 RAVE 只用于游戏。
mcts-seed = 种子
mcts-seed-hint = 所有随机着法由它决定：种子相同，搜索就相同。
mcts-exploration-bad = “{ $given }”不是常数。应为 0 到 { $limit } 的数，例如 1.4。
mcts-no-reward = 树中既有数 { $value }，又有胜局或负局。奖励要么全用数，要么全用胜、和、负。
mcts-searching = 正在搜索：第 { $count } 次迭代，共 { $total } 次
mcts-result-won = { $name } 胜
mcts-result-drawn = 和棋
mcts-start = 树只有根。每次迭代从根往下走，若那里尚未终局则添加一个结点，随机下完这一局，再把结果加到路径上的每个结点。
mcts-start-over = 对局已经结束：没有可搜索的。
mcts-select-over = 选择：根处对局已经结束。
mcts-select-untried = 选择：在根处 { $side } 从未试过 { $name }，未试过的着法优先。
mcts-select-only = 选择：在根处 { $side } 只有一个着法 { $name }。
mcts-select-largest = 选择：在根处 { $side } 取 { $name }，它的总和最大：均值 { $mean } + 探索 { $term } ≈ { $sum }。
mcts-select-puct = 选择：在根处 { $side } 取 { $name }，它的总和最大：均值 { $mean } + 探索 { $term } ≈ { $sum }。它的先验概率是 { $prior }。
mcts-select-puct-untried = 选择：在根处 { $side } 取从未试过的 { $name }，它的总和最大：以 { $mean } 代替均值 + 探索 { $term } ≈ { $sum }。它的先验概率是 { $prior }。
mcts-select-rave = 选择：在根处 { $side } 取 { $name }，它的总和最大：{ $value } + 探索 { $term } ≈ { $sum }。
mcts-select-mixed = 前一项以权重 { $weight } 混合了两个均值：自它进入树以来，{ $side } 当时或后来走了它的 { $count ->
    [one] 1 次迭代
   *[other] { $count } 次迭代
}的均值 { $first }，以及它自己的均值 { $mean }。
mcts-select-drawn = 选择：在根处随机抽到 { $name }。
mcts-select-then = 然后是 { $moves }。
mcts-select-stop = 在那里 { $name } 从未试过。
mcts-select-chance = 在那里第一次随机抽到 { $name }。
mcts-select-first-chance = 以前从未抽到过它。
mcts-select-end = 在那里对局结束。
mcts-expand = 扩展：把 { $name } 加入树中，现在树有 { $nodes } 个结点。
mcts-expand-none = 扩展：那里对局已经结束，不添加结点。
mcts-simulate = 模拟：{ $count ->
    [one] 接着是一个随机着法 { $moves }。
   *[other] 接着是 { $count } 个随机着法：{ $moves }。
}
mcts-simulate-many = 模拟：接着是 { $count } 个随机着法：{ $moves } 等等。
mcts-simulate-none = 模拟：那里对局已经结束。
mcts-simulate-result = 结果：{ $result }。{ $side } 的奖励：{ $reward }。
mcts-back-up = 回传：{ $nodes ->
    [one] 奖励 { $reward } 加到根上。
   *[other] 奖励 { $reward } 加到路径上的 { $nodes } 个结点。
}
mcts-back-up-root = 现在根有 { $visited ->
    [one] 1 次访问
   *[other] { $visited } 次访问
}，{ $side } 的均值为 { $mean }。
mcts-finish = 最后一次迭代之后，{ $name } 的访问次数最多：会走这一着。
mcts-finish-right = 最后一次迭代之后，{ $name } 的访问次数最多：会走这一着，而且没有更好的着法。
mcts-finish-wrong = 最后一次迭代之后，{ $name } 的访问次数最多：会走这一着，尽管另有更好的着法。
mcts-finish-tied = 另有着法的访问次数相同：由均值决定，再相同则按次序。
mcts-looked-at-root = 根处的着法
mcts-looked-at = { $moves } 之后的着法
mcts-looked-at-over = 那里对局已经结束：{ $result }。
mcts-looked-at-none = 那里还没有试过任何着法。
mcts-chance = 那里由随机决定，不作比较。
mcts-move = 着法
mcts-visits = 访问次数
mcts-mean = { $side } 的均值
mcts-prior = 先验概率
mcts-amaf = AMAF
mcts-amaf-of = { $mean }（{ $count }）
mcts-sums-rave = 根处 { $side } 的总和，混合 AMAF 的均值 + 探索：
mcts-term = 探索
mcts-sum = 总和
mcts-sum-of = { $mean } + { $term } ≈ { $sum }
mcts-sums = 根处 { $side } 的总和，均值 + 探索：
mcts-exact = 精确值
mcts-largest = 总和最大
mcts-choice = 访问最多：会走这一着
mcts-best = 没有更好的着法
mcts-formula = 总和 = 均值 + c · √(ln N ∕ n)，其中 c = { $value }，N = { $visited } 是此处的访问次数，n 是着法的访问次数。
mcts-formula-puct = 总和 = 均值 + c · P · √N ∕ (1 + n)，其中 c = { $value }，P 是先验概率，N = { $visited } 是此处的访问次数（至少为 1），n 是着法的访问次数。从未试过的着法以 ½ 代替均值。
mcts-priors = 先验概率来自每个着法之后的静态评估：对该方最差的着法权重为 1，最好的为 10，其余按比例。先验概率是权重在总和中所占的份额。
mcts-formula-rave = 总和 = (1 − β) · 均值 + β · AMAF + c · √(ln N ∕ n)，其中 c = { $value }，N = { $visited } 是此处的访问次数，n 是着法的访问次数。
mcts-weight = β = √(k ∕ (3N + k)) = { $weight }，其中 k = { $value }。
mcts-amaf-note = AMAF（all moves as first）：自该着法进入树以来，在经过此处的迭代中，{ $side } 当时或后来走了它的那些迭代的平均奖励；括号内是它们的次数。
mcts-scale = 奖励：{ $least } 记 0，{ $greatest } 记 1。
mcts-scale-game = 奖励：{ $side } 胜记 1，和棋记 ½，负记 0。
mcts-exact-unknown = 不知道精确值：这个游戏太大，在这里无法完全求解。
mcts-plot = 访问所占的份额
mcts-plot-line = { $name }：目前占访问的 { $value }
plot-share = { $number }%
mcts-playout = 这次迭代的对局
mcts-playout-none = 还没有下过对局。
mcts-playout-selected = 树中：{ $moves }
mcts-playout-random = 随机：{ $moves }
mcts-playout-place = 第 { $count } 个随机着法之后，共 { $total } 个
mcts-playout-none-random = 没有随机着法
mcts-iteration-of = 第 { $count } 次迭代，共 { $total } 次
mcts-iteration = 迭代
mcts-phase-select = 选择
mcts-phase-expand = 扩展
mcts-phase-simulate = 模拟
mcts-phase-back-up = 回传
mcts-next-iteration = 下一次迭代的末尾
mcts-previous-iteration = 上一次迭代的末尾
mcts-node = { $name }：{ $visited ->
    [one] 1 次访问
   *[other] { $visited } 次访问
}，{ $side } 的均值 { $mean }
mcts-node-new = { $name }：在这次迭代中添加
mcts-legend-sign = ▲ MAX 走，▽ MIN 走，○ 随机，■ 对局结束
mcts-legend-numbers = 上面是 { $side } 的平均奖励，下面是访问次数
mcts-legend-path = 这次迭代的路径
mcts-legend-new = 在这次迭代中添加
mcts-legend-looked-at = 表中列出它的着法
mcts-legend-thick = 线越粗，所占的访问份额越大
mcts-legend-more = ⋯ 试过的着法比画出的多
mcts-legend-more-children = ⋯ 试过的子结点比画出的多
mcts-help = 蒙特卡罗树搜索不需要静态评估。它进行随机对局，并为不断生长的树的每个结点记录有多少局经过它、结果如何。每次迭代按“迄今好的”与“很少试过的”之和选出一条路径，给树扩展一个结点，模拟这一局的其余部分，再把结果回传。按一个结点可查看那里各着法的数字。以上是 UCT；“选择规则”中还有两种：PUCT 仍用静态评估，评估越好的着法探索得越多；RAVE 还从后来才走某着法的对局中了解该着法。
mcts-help-keys = 焦点在树或步进按钮上时字母键有效；方向键除输入框外处处有效。
gallery-mcts-first = 最初的一千局
gallery-mcts-first-about = 从空棋盘开始的井字棋。每个着法先试一次，然后中心领先。
gallery-mcts-win = 一步取胜
gallery-mcts-win-about = X 可以立即取胜。看看几乎所有的访问多快就集中到那里。
gallery-mcts-trap = 陷阱
gallery-mcts-trap-about = 左边 MIN 有一个危险的应着，藏在好的叶后面。200 次迭代之后搜索仍会走进去；400 次之后就不会了。
gallery-mcts-greedy = 不探索
gallery-mcts-greedy-about = X 占角之后，只有中心能守和。c = 0 时它输掉第一局随机对局，就不再被尝试。
gallery-mcts-prior = 有帮助的先验概率
gallery-mcts-prior-about = 静态评估认为最好的着法有希望，所以 PUCT 最先试它：从第一次迭代起就会走它。UCT 要 54 到 66 次才选定它。
gallery-mcts-misleading-prior = 误导的先验概率
gallery-mcts-misleading-prior-about = 静态评估把唯一的错着当成最好的着法。100 次迭代之后 PUCT 仍会走它；UCT 不再走它。
gallery-mcts-rave = RAVE 有帮助
gallery-mcts-rave-about = X 占角之后，只有中心能守和。RAVE 在 64 次迭代之后选定中心，UCT 要 445 次（20 个种子的中位数）：中心在后来也是好着。
gallery-mcts-misleading-rave = RAVE 误导
gallery-mcts-misleading-rave-about = 只有边能守和，而且必须现在走。后来才走时角的结果更好，所以 RAVE 偏爱角：200 次迭代之后它选错了，而 UCT 选对了。
gallery-mcts-chance = 有机会结点
gallery-mcts-chance-about = 由随机决定时，着法是抽出来的，不作比较。均值逐渐接近精确值。
gallery-mcts-four = 四子棋
gallery-mcts-four-about = 太大，在这里无法完全求解，但仍能找到中间那一列。

## 最佳优先搜索：SSS* 与证明数搜索
best-first-title = 最佳优先搜索
best-first-tagline = SSS* 与证明数搜索：向前或向后逐步查看下一步扩展什么、为什么
best-first-search = 搜索方法
best-first-sss = SSS*
best-first-proof-number = 证明数
best-first-depth = 深度
best-first-depth-hint = 向前看多少层，0 到 { $limit }；留空则看到对局结束。
best-first-searching = 正在搜索：已完成 { $count ->
   *[other] { $count } 步
}
best-first-chance = 所搜索的对象中有机会结点，这种搜索不考虑随机。蒙特卡罗树搜索可以。
best-first-legend-sign = ▲ MAX 走，▽ MIN 走，■ 叶
best-first-root = 根
best-first-alpha-beta = 从左到右的 α-β 剪枝访问 { $count } 个。
best-first-next = 下一个叶，或下一次迭代的末尾
best-first-previous = 上一个叶，或上一次迭代的末尾
best-first-position = { $name } 处的局面
best-first-help = 最佳优先搜索保存看到的一切，总是在看起来最好的地方继续，不论那在树的何处。SSS* 维护一个状态表，每次取出优值最大的状态：优值是 MAX 还能得到多少的上界。证明数搜索回答一个是非问题，总是在离证明所差的叶最少的地方继续。点按结点即可查看它。
sss-start = 表 OPEN 中只有一个状态：{ $name }，待解，优值 ∞，因为还一无所知。每一步取出表中的第一个状态：优值最大的，相等时取最左的。
sss-take-live = 取出 { $name }，待解，h = { $merit }。
sss-take-solved = 取出 { $name }，已解，h = { $merit }。
sss-leaf = 它是叶，值为 { $value }：它以已解状态放回，优值取 { $merit } 与其值中较小者：{ $result }。
sss-horizon = 搜索不再往下看：它以已解状态放回，优值取 { $merit } 与其静态评估中较小者：{ $result }。
sss-all-moves = { $side } 在那里可以选择：{ $count ->
    [2] 两个着法都入表
   *[other] { $count } 个着法全部入表
}，待解，优值不变。
sss-first-move = 在那里轮到 { $side }，一个应着就足以降低优值：第一个 { $name } 入表，待解，优值不变。它已解之后，才轮到别的应着。
sss-only-move = { $side } 在那里只有一个着法：{ $name } 入表，待解，优值不变。
sss-next-move = { $side } 还有别的着法可代替它，值可能更小：{ $name } 入表，待解，优值不变。
sss-last-move = { $side } 没有别的着法可代替它了：{ $name } 也已解。
sss-best-move = 表中没有更大的优值，所以 { $side } 在那里不可能得到更多：{ $name } 也已解。
sss-purged = { $count ->
    [0] 表中没有它下面的其他状态。
   *[other] 清除它下面的 { $count } 个状态。
}
sss-found = 根已解：它的值是 { $value }。
sss-found-estimate = 根已解：它的值是 { $value }，是估计值，因为搜索只看到所给的深度。
sss-unfinished = 搜索在 { $count } 步后结束，根还没有解出。
sss-leaves = 评估了 { $count ->
   *[other] { $count } 个叶。
}
sss-status-live = 待解
sss-status-solved = 已解
sss-status-expanded = 已扩展
sss-status-purged = 已清除
sss-node = { $name }：{ $status }，优值 { $merit }
sss-open = OPEN：{ $count ->
   *[other] { $count } 个状态
}
sss-open-node = 结点
sss-open-status = 状态
sss-open-merit = 优值 h
sss-open-new = 新
sss-open-next = 下一个取出
sss-open-more = ……还有 { $count } 个
sss-open-none = 表已空：搜索结束。
sss-legend-numbers = 上为优值 h，下为状态；放不下文字时用符号：• 待解，✓ 已解，↓ 已扩展，✗ 已清除
sss-legend-live = 在表中，待解
sss-legend-solved = 在表中，已解
sss-legend-now = 这一步取出的
sss-legend-purged = 已清除
sss-legend-looked-at = 显示它的棋盘
proof-question-win = { $side } 能胜吗？
proof-question-draw = { $side } 至少能和吗？
proof-question = 值至少是 { $value } 吗？
proof-bad-value = “{ $given }”不是可以证明的值。应为 win、draw 或一个数，例如 5。
proof-start = 每个结点有两个数：要证明它，下面至少有多少个叶须是好结果；要否证它，至少有多少个叶须是坏结果。根目前是叶，两个数都是 1。
proof-select-root = 选择：{ $name } 是叶，所以是最有证明力的结点。
proof-select-or = 选择：在根处 { $side } 只要证明一个着法，所以走向证明数最小的 { $name }：{ $value }。
proof-select-and = 选择：在根处 { $side } 只要否证一个着法，所以走向否证数最小的 { $name }：{ $value }。
proof-select-then = 然后是 { $moves }，到达最有证明力的结点。
proof-most-proving = 它就是最有证明力的结点。
proof-expand = 扩展：{ $name } 得到 { $count ->
   *[other] { $count } 个子结点。
}
proof-settled = 立即确定：{ $proved } 个得证，{ $disproved } 个被否证。
proof-settled-values = { $count } 个值：{ $values }。
proof-unknown = 未定的结点两个数都是 1。
proof-update-or = 更新：在 { $name } 处，证明只需一个子结点，否证需要全部：最小的证明数是 { $proof }，否证数之和是 { $disproof }。
proof-update-and = 更新：在 { $name } 处，证明需要全部子结点，否证只需一个：证明数之和是 { $proof }，最小的否证数是 { $disproof }。
proof-root = 上面的结点随之更新：现在根的两个数是 { $proof } 和 { $disproof }。
proof-root-stays = 根仍是 { $proof } 和 { $disproof }。
proof-proved = { $question }答案为“是”：根得证。
proof-disproved = { $question }答案为“否”：根被否证。
proof-unfinished = 搜索在 { $count } 次迭代后结束，没有得到答案。
proof-nodes = 树有 { $count ->
   *[other] { $count } 个结点。
}
proof-status-proved = 是
proof-status-disproved = 否
proof-node = { $name }：证明数 { $proof }，否证数 { $disproof }
proof-node-proved = { $name }：得证
proof-node-disproved = { $name }：否证
proof-at-least = 证明至少
proof-at-least-hint = MAX 应得到什么：win、draw 或一个数。搜索回答根是否至少值这么多。
proof-iterations = 迭代上限
proof-iterations-hint = 多少次迭代之后，即使没有答案，搜索也结束。最多 { $limit } 次。
proof-children = { $name } 的子结点
proof-children-none = 还没有扩展。
proof-number = 证明数
proof-disproof-number = 否证数
proof-preferred = 搜索从这里继续
proof-rule-or = 在那里轮到 { $side }，是“或”结点：证明数 = 最小者 = { $proof }，否证数 = 总和 = { $disproof }。
proof-rule-and = 在那里轮到 { $side }，是“与”结点：证明数 = 总和 = { $proof }，否证数 = 最小者 = { $disproof }。
proof-phase-update = 更新
proof-legend-numbers = 上为证明数，下为否证数
proof-legend-proved = ✓ 是：得证
proof-legend-disproved = ✗ 否：否证
proof-legend-new = 本次迭代添加
gallery-sss-first = SSS*
gallery-sss-first-about = 八个叶，SSS* 评估六个，α-β 剪枝评估全部：SSS* 对右半边的了解使它省下左半边的两个叶。
gallery-sss-game = 棋盘上的 SSS*
gallery-sss-game-about = 四子棋，三层深：MAX 可选的每个着法都使表变长。
gallery-proof-win = X 能胜吗？
gallery-proof-win-about = 两着之后的井字棋。证明先走向 O 应着最少的地方。
gallery-proof-draw = 至少和棋
gallery-proof-draw-about = 从空棋盘开始的井字棋：X 不会输。最后一步给出答案。
gallery-proof-tree = 关于数的问题
gallery-proof-tree-about = 这棵树至少值 6 吗？回答只需要一部分叶。
