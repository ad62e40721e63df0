//! Chinese.

use plyscope_quiz::kind::{About, Shows};
use plyscope_search::algo::{Equals, Exercise, Frame, Horizon, Passes, Soundness, Visits, Windows};
use plyscope_setup::catalog::Sides;

use super::{Around, Fact, Made, OfAlgorithms, OfGames, OptionFact, Words};

pub struct Chinese;

impl Words for Chinese {
    fn around(&self) -> Around {
        Around {
            title: "Plyscope 使用手册",
            description:
                "面向学生和教师的 Plyscope 使用方法：博弈树搜索、题目与课程、自己编写的程序和游戏。",
            skip: "跳到正文",
            chapters: "章节",
            search: ("搜索（/）", "在手册中搜索"),
            found: "找到的页面",
            nothing: "没有找到“{}”。",
            not_loaded: "索引无法加载。请检查网络连接，然后再搜索一次。",
            to_site: "打开 Plyscope",
            neighbours: "相邻的章节",
        }
    }

    fn in_english(&self) -> &'static str {
        "英文"
    }

    fn algorithms(&self) -> Made<3> {
        Made {
            about: "# 算法

在[地址](../addresses.md)、课程、属性、命令和调用中，每种算法都是 `algorithm` 的一个词。这里的伪代码就是页面所显示的，采用常用选项；剪枝条件、深度和置换表随选择而变。各选项见[搜索的选项](options.md)。

",
            head: ["算法", "词", "窗口"],
        }
    }

    fn of_algorithms(&self) -> OfAlgorithms {
        OfAlgorithms { none: "无", to_page: "在页面上打开" }
    }

    fn fact(&self, fact: Fact<'_>) -> String {
        match fact {
            Fact::Word(word) => format!("词：`{word}`。"),
            Fact::Window(windows) => format!("窗口：{}。", self.window(windows)),
            Fact::Passes(passes) => format!(
                "轮数：{}。",
                match passes {
                    Passes::One => "一轮",
                    Passes::Deeper => "每个深度一轮，每轮加深一层",
                    Passes::Wider =>
                        "先用猜测值附近的窗口搜索一轮；值落在窗口之外时，再用更宽的窗口",
                    Passes::NullWindows => "反复用零窗口，每次取在上一次求得的值处，直到上下界相等",
                }
            ),
            Fact::Horizon(horizon) => format!(
                "向前看：{}。",
                match horizon {
                    Horizon::AsAsked => "到 `depth` 所指定的深度，或到终局",
                    Horizon::UntilQuiet =>
                        "到 `depth` 所指定的深度，之后只看非平静着法，直到局面平静",
                    Horizon::OneFurther => "比 `depth` 所指定的多一层",
                    Horizon::Growing => "从一层逐轮增加到 `depth` 所指定的深度",
                    Horizon::OnePly => "一层",
                }
            ),
            Fact::Frame(Frame::Max) => "值都从 MAX 的角度计。".to_owned(),
            Fact::Frame(Frame::Mover) => "从轮到走的一方的角度计值：向上传时值变号。".to_owned(),
            Fact::Equals(Equals::First) => "在同样好的着法中保留第一个。".to_owned(),
            Fact::Equals(Equals::Last) => "在同样好的着法中保留最后一个。".to_owned(),
            Fact::Orders(option, words) => format!("`{option}`：{words}。"),
            Fact::Own(options) => format!("特有的选项：{options}。"),
            Fact::Exercise(Exercise::Follow) => "有跟随并亲手执行它的题目。".to_owned(),
            Fact::Exercise(Exercise::Reorder) => "有求子结点最佳次序的题目。".to_owned(),
        }
    }

    fn window(&self, windows: Windows) -> &'static str {
        match windows {
            Windows::None => "没有，因此不剪枝",
            Windows::OneBound => "上一步的一方已经得到的值",
            Windows::Both => "双方各自已经得到的值",
            Windows::Null => "双方各自已经得到的值，或零窗口",
        }
    }

    fn soundness(&self, soundness: Soundness) -> Option<&'static str> {
        match soundness {
            Soundness::Sound => None,
            Soundness::UnsoundWithPasses => {
                Some("在可以空着的游戏中，限定深度时它不可靠：求得的值可能与 α-β 剪枝不同。")
            }
            Soundness::UnsoundWithDepth => {
                Some("限定深度时它不可靠：求得的值可能与 α-β 剪枝不同。")
            }
        }
    }

    fn visits(&self, visits: Visits) -> Option<&'static str> {
        match visits {
            Visits::Once => None,
            Visits::Again => Some("在同一轮中，它可能再次查看某个结点。"),
            Visits::Deeper => {
                Some("限定深度时，它在同一轮中再次查看结点：先由较小的搜索决定哪个着法排在最前。")
            }
        }
    }

    fn listing(&self, form: &str) -> String {
        format!("写法为 {form} 时：")
    }

    fn options(&self) -> (Made<3>, [&'static str; 2]) {
        let made = Made {
            about: "# 搜索的选项

一个选项在各处的名称和词都相同：在[地址](../addresses.md)中为 `order=best`，在[课程](../lessons.md#blocks)中为 `order: best`，作为[属性](attributes.md)为 `order=\"best\"`，在[命令](../command.md)中为 `--order best`，在 [JavaScript](../../../crates/wasm/js/README.md) 中为 `{ order: \"best\" }`，在 [Python](../../../python/plyscope/README.md) 中为 `order=\"best\"`。搜索会忽略的选项不被接受。

",
            head: ["选项", "值", "在表单中"],
        };
        (made, ["词", "含义"])
    }

    fn option_fact(&self, fact: OptionFact) -> String {
        match fact {
            OptionFact::Default(value) => {
                format!("默认值：{}。", value.as_deref().unwrap_or("无"))
            }
            OptionFact::TakenByAll => "适用于所有算法。".to_owned(),
            OptionFact::TakenByValue => {
                "可用哪些词取决于算法（见[算法](algorithms.md)）。".to_owned()
            }
            OptionFact::TakenBy(algorithms) => format!("适用于 {algorithms}。"),
            OptionFact::OnlyGames => "只用于游戏。".to_owned(),
            OptionFact::OnlyShown => "只改变显示的内容；命令没有这个选项。".to_owned(),
            OptionFact::Needs(option) => format!("须与 {option} 同时使用。"),
        }
    }

    fn games(&self) -> Made<2> {
        Made {
            about: "# 游戏

每个游戏是 `game` 的一个词。其他部分见[地址](../addresses.md)：`position`、`size`、`line`、`ending`，以及 `evaluation` 或 `weights`。`plyscope games` 列出同样的内容。

",
            head: ["部分", "值"],
        }
    }

    fn of_games(&self) -> OfGames {
        OfGames {
            players: "双方",
            size: "`size`，列数和行数",
            line: "`line`，几枚连成一线",
            depth: "常用的 `depth`",
            to_the_end: "到终局",
            first: "每个列表中的第一个值是常用值。",
            features: "`weights` 所用的特征（见[加权评估](../evaluations.md)）：",
            feature_head: ["特征", "MAX 比对方多的是"],
        }
    }

    fn sides(&self, sides: Sides) -> &'static str {
        match sides {
            Sides::Marks => "MAX 执 X 先走，MIN 执 O",
            Sides::Colours => "MAX 执白先走，MIN 执黑",
            Sides::BlackFirst => "MAX 执黑先走，MIN 执白",
            Sides::Alone => "只有 MAX",
        }
    }

    fn plies(&self, plies: u16) -> String {
        format!("{plies} 层")
    }

    fn keys(&self) -> Made<2> {
        Made {
            about: "# 按键

各页顶部的“按键与帮助”列出该页的按键。凡是可以点按的，也都可以用 Tab 键到达。

",
            head: ["按键", "作用"],
        }
    }

    fn questions(&self) -> Made<5> {
        Made {
            about: "# 题型

在[课程](../lessons.md#blocks)、[地址](../addresses.md#the-page-for-learning)和[属性](attributes.md)中，题型是 `question` 的一个词。搜索本身就是标准答案：任何题型都不必另写答案。下面的链接用第 2 级的随机树或程序练习该题型，或者就六个皇后提问。

",
            head: ["词", "题目", "关于什么", "显示什么", "特有的键"],
        }
    }

    fn about(&self, about: About) -> &'static str {
        match about {
            About::Tree => "树的值，与用哪种搜索无关",
            About::Search | About::Playback => "对树的搜索",
            About::Board => "棋盘上的搜索",
            About::Program => "一个程序，逐行",
            About::Assignment => "要编写的程序",
        }
    }

    fn with_chance(&self) -> &'static str {
        "，也可含随机"
    }

    fn shows(&self, shows: Shows) -> &'static str {
        match shows {
            Shows::Subject => "只有树、棋盘或程序",
            Shows::Search => "搜索访问、剪去或记录的内容",
            Shows::Shape => "搜索剪去的内容，以及没有值的树",
        }
    }

    fn ask(&self) -> &'static str {
        "场景播放时所问的（`ask`）见[场景的说明](../lessons.md#blocks)。"
    }
}
