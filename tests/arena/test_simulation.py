"""Games of bots: what is counted, and that it does not depend on how the work is spread."""

import motherlode
from motherlode.arena import paired, paired_until_clear, play_game, play_round, simulate
from motherlode.arena.balance import main
from motherlode.arena.crew import seeds, work

GAME = motherlode.game("saboteur")


def test_a_game_has_three_rounds_and_a_winner():
    played = play_game(GAME, GAME.setup(5), ["random"] * 5, seed=1)
    assert len(played.rounds) == 3
    assert played.gold == tuple(sum(gains) for gains in zip(*(one.gained for one in played.rounds), strict=True))
    assert played.winners == tuple(seat for seat, gold in enumerate(played.gold) if gold == max(played.gold))


def test_a_round_is_the_first_of_the_game():
    bots = ["adept", "random", "random"]
    game = play_game(GAME, GAME.setup(3), bots, seed=5)
    single = play_round(GAME, GAME.setup(3), bots, seed=5)
    assert single.rounds == game.rounds[:1]
    assert single.gold == single.rounds[0].gained
    assert single.decisions < game.decisions


def test_the_deal_does_not_depend_on_the_bots():
    setup = GAME.setup(5)
    assert len({play_round(GAME, setup, [bot] * 5, seed=9).rounds[0].roles for bot in ("adept", "random")}) == 1


def test_a_report_is_the_same_for_any_number_of_jobs():
    setup = GAME.setup(4)
    one = simulate(GAME, setup, ["adept", "random"], games=6, seed=2, jobs=1, rounds=1)
    two = simulate("saboteur", setup, ["adept", "random"], games=6, seed=2, jobs=2, rounds=1)
    assert one == two
    assert one != simulate(GAME, setup, ["adept", "random"], games=6, seed=3, jobs=1, rounds=1)


def test_a_report_counts_everything():
    told = []
    report = simulate(
        GAME, GAME.setup(3), ["random"], 8, seed=1, jobs=1, progress=lambda *done: told.append(done), rounds=1
    )
    assert (report.games, report.rounds) == (8, 8)
    assert told == [(done, 8) for done in range(1, 9)]
    assert report.names == ("random",) * 3
    assert sum(mean.count for mean in report.gold_by_role.values()) == 8 * 3
    assert report.seats_by_bot["random"] == 8 * 3
    assert report.wins_by_bot["random"] == sum(report.wins_by_seat)
    assert sum(report.rounds_won.values()) == 8
    assert report.sabotaged <= 8
    assert report.decisions_per_second > 0
    plain = report.plain()
    assert plain["saboteur_share"] == report.saboteur_share
    assert plain["gold_by_role"]["miner"]["count"] == report.gold_by_role["miner"].count


def test_an_adept_miner_is_better_than_a_random_one_among_adepts():
    gain = paired(GAME, GAME.setup(5), 24, seed=4, company=["adept"], jobs=1)
    assert set(gain) == {"miner", "saboteur"}
    assert sum(mean.count for mean in gain.values()) == 24
    assert gain["miner"].mean > 0


def test_a_bot_in_its_own_place_gains_nothing():
    gain = paired(GAME, GAME.setup(3), 4, seed=4, newcomer="adept", instead="adept", jobs=1)
    assert all(mean.total == 0 for mean in gain.values())


def test_the_balance_is_printed(capsys):
    main(["all", "--players", "3,4", "--rounds", "3", "--pairs", "2", "--company", "random", "--jobs", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[0] for line in lines if line.startswith("| ")].count("| 3") >= 2


def test_the_modules_are_printed(capsys):
    given = ["--players", "5", "--least", "2", "--pairs", "4", "--company", "random", "--jobs", "1"]
    main(["modules", "--modules", "base,tunnel-toll", *given])
    lines = [line.split(" | ") for line in capsys.readouterr().out.splitlines() if " ± " in line]
    assert [(cells[0], cells[2]) for cells in lines] == [("| base", "random"), ("| tunnel-toll", "random")]


def test_a_comparison_goes_on_until_it_is_clear():
    setup = GAME.setup(3)
    vain = paired_until_clear(GAME, setup, 2, 6, seed=2, newcomer="random", jobs=1)
    assert (vain.count, vain.total) == (6, 0)
    clear = paired_until_clear(GAME, setup, 6, 60, seed=2, company=["adept"], jobs=1)
    assert 6 < clear.count < 60
    assert clear.mean > clear.margin


def test_gold_of_a_round_counts_what_was_not_shared():
    setup = GAME.setup(4, modules=["tunnel-toll"])
    played = play_round(GAME, setup, ["random"] * 4, seed=2).rounds[0]
    assert sum(played.gold) == sum(played.gained) + 4


def test_work_keeps_the_order():
    assert list(work(str, list(range(40)), jobs=2)) == [str(number) for number in range(40)]


def test_seeds_do_not_depend_on_how_many_there_are():
    assert seeds(3, 5) == seeds(3, 50)[:5]
    assert seeds(3, 5) != seeds(4, 5)
